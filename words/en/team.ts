/** The side of those who run UNS. */
export const team = {
  title: 'The team',
}
