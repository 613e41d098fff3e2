/** A group of members' pages: the page it leads to, and the others that belong to it, each with its subpages. */
export const MEMBER_GROUPS = [
  { name: 'sessions', page: 'series', others: [] },
  { name: 'learning', page: 'myLearning', others: [] },
  { name: 'library', page: 'ebook', others: ['digitalVideos'] },
  { name: 'toolkit', page: 'toolkit', others: ['myDrafts', 'myTests'] },
  { name: 'school', page: 'mySchool', others: [] },
] as const
