export const announcementEmail = {
  /** Shown to the team in the list of emails. */
  names: { announcement: 'Announcement', news: 'News' },
  greeting: (firstname: string) => `Dear ${firstname},`,
  reasons: {
    news: 'You get this email because you allowed news from us.',
    members: 'You get this email because you have a seat in your school.',
    coordinators: 'You get this email because you are the coordinator of a school.',
    school: 'You get this email because you have a seat in your school.',
    board: 'You get this email because you have a seat in a school of this board.',
    district: 'You get this email because you have a seat in a school in this district.',
    tag: 'You get this email because you have a seat in your school.',
    schools: 'You get this email because you have a seat in your school.',
    registered: 'You get this email because you are registered for this session.',
    absent: 'You get this email because you were registered for this session.',
  },
}
