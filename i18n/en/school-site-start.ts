import { formatLongDate } from '../dates'

/** A new website: its address, its first steps. */
export const schoolSiteStart = {
  heading: 'Create your website',
  text: 'We prepare a first version from your school’s details. You can change everything, and publish when you like it.',
  kind: {
    legend: 'What kind of school is it?',
    names: {
      day: 'Primary to secondary',
      oneRoom: 'One-room school',
      residential: 'Residential school',
      senior: 'Senior secondary school',
      kindergarten: 'Kindergarten wing',
      blank: 'Almost empty pages',
    },
    words: {
      day: 'School hours, admissions and results.',
      oneRoom: 'Your day together, and how the village can help.',
      residential: 'The hostel, its day and its rules.',
      senior: 'Streams, subjects and what comes after grade 12.',
      kindergarten: 'A morning with the youngest, and who may fetch them.',
      blank: 'For a school that writes everything itself.',
    },
  },
  language: 'Language of the website',
  name: 'Name of the school',
  slug: 'Address of the website',
  slugHint: 'Small letters, figures and hyphens. You can change it once a year.',
  free: 'This address is free.',
  alternatives: 'Free addresses:',
  colour: 'Colour',
  colours: {
    '#1d4f91': 'Blue',
    '#0f6b5c': 'Sea green',
    '#8c1d40': 'Maroon',
    '#5b3a8e': 'Violet',
    '#9a3412': 'Rust',
    '#2f5d1e': 'Leaf green',
    '#37474f': 'Slate',
  },
  button: 'Create the website',
  busy: 'One moment...',
  failure: 'We could not create the website. Try again.',
  questions: {
    heading: 'Questions about your school',
    text: 'Answer what you like, in your own words. Visitors see your answers, and never a question.',
    button: 'Save the answers',
    busy: 'Saving...',
    failure: 'We could not save the answers. Try again.',
    saved: 'The answers are in your draft.',
    open: (count: number) =>
      count === 1
        ? 'One question has no answer yet. Visitors do not see it.'
        : `${count} questions have no answer yet. Visitors do not see them.`,
    link: 'Answer the questions',
  },
  steps: {
    heading: 'Four steps to your website',
    look: 'Look at the first version',
    questions: 'Answer some questions about your school',
    photo: 'Add a photo and your own words to the home page',
    publish: 'Publish it',
  },
  address: {
    heading: 'Address of the website',
    text: 'You can change the address once a year. The old one leads visitors to the new one, and no other school can take it.',
    locked: (slug: string, day: string) =>
      `The address is ${slug}. You can change it again from ${formatLongDate(day)}.`,
    button: 'Change the address',
    changed: 'The address is changed. The old one leads to it.',
    failure: 'We could not change the address. Try again.',
  },
}
