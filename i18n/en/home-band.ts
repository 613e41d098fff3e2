import { WEEKLY_SESSION } from './common/weekly-session'

export const homeBand = {
  name: 'For you',
  ownTime: '({} where you are)',
  session: {
    startsIn: (days: number, hours: number, minutes: number) =>
      days > 0 ? `In ${days} d ${hours} h` : `In ${hours} h ${minutes} min`,
    kickers: {
      upcoming: 'Next live session',
      open: 'You can join now',
      live: 'Live now',
      over: 'Next live session',
      cancelled: 'Next live session',
    },
    registered: 'You are registered',
    waiting: 'You are on the waiting list',
    join: 'Join',
    joinNamed: (title: string) => `Join ${title}, opens in a new tab`,
    open: 'Open',
    openNamed: (title: string) => `Open ${title}`,
    title: `Every week at ${WEEKLY_SESSION}`,
    programme: 'See live sessions',
  },
  reading: 'Continue reading',
  books: 'E-books',
  library: 'Open the library',
  watching: 'Continue watching',
  videos: 'Videos',
  videoLibrary: 'Short lessons and stories',
  theme: 'This week’s theme',
  toolkit: 'Open the toolkit',
  fold: 'About UNS',
  hours: (minutes: number, required: number) =>
    `${Math.round(minutes / 6) / 10} of ${required} hours this school year`,
  hoursPlain: 'Your hours this school year',
  waiting: (count: number) =>
    count === 1 ? '1 certificate waits for you' : `${count} certificates wait for you`,
  certificates: 'Your certificates',
  firstSteps: 'Three things to do first',
}
