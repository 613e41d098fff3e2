/** The first draft of a school’s website. The school changes it. */
export const schoolSiteStarter = {
  titles: {
    home: 'Home',
    about: 'About us',
    notices: 'Notices',
    admissions: 'Admissions',
    results: 'Results',
    staff: 'Staff',
    gallery: 'Gallery',
    contact: 'Contact',
  },
  home: (school: string, board: string) =>
    `Welcome to ${school}. Our school follows the ${board} curriculum.`,
  aboutHeading: 'Our school',
  about: (school: string, board: string) => `${school} follows the ${board} curriculum.`,
  admissions: 'Ask at the school office for the admission form and the dates.',
}
