/** What every form says. */
export const forms = {
  noScript: 'This form needs JavaScript. Please switch it on and load the page again.',
  show: 'Show',
  /** Heard after `show`: which of the passwords it is. */
  shown: (label: string) => ` ${label.toLowerCase()}`,
}
