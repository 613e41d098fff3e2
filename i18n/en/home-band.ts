import { WEEKLY_SESSION } from './common/weekly-session'

export const homeBand = {
  name: 'For you',
  ownTime: '({} where you are)',
  session: {
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
  reading: (title: string) => `Continue reading: ${title}`,
  library: 'Open the library',
  hours: (minutes: number, required: number) =>
    `${Math.round(minutes / 6) / 10} of ${required} hours this school year`,
  hoursPlain: 'Your hours this school year',
  waiting: (count: number) =>
    count === 1 ? '1 certificate waits for you' : `${count} certificates wait for you`,
  certificates: 'Your certificates',
}
