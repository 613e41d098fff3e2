import { formatFullDate, formatIndianTime } from '../dates'

export const firstSteps = {
  title: 'Three things to do first',
  lede: (name: string) => `${name}, do these in any order. Each takes a few minutes.`,
  progress: (done: number) => `${done} of 3 done`,
  done: 'Done',
  /** From other pages. */
  link: (done: number) => `Three things to do first: ${done} of 3 done`,
  all: 'All three are done. Find something for your next lesson.',
  toolkit: 'Open the toolkit',
  when: (at: Date) => `${formatFullDate(at)}, ${formatIndianTime(at)}`,
  steps: {
    address: {
      title: 'Confirm your email address',
      text: 'We send your certificates and invitations there.',
      button: 'Confirm it',
    },
    session: {
      title: 'Choose your next session',
      text: 'Teachers meet live every week, and the hours count for your record.',
      button: 'Open the session',
    },
    book: {
      title: 'Read in your first e-book',
      text: 'The e-book keeps your page, on a phone too.',
      button: 'Open the e-book',
    },
  },
}
