/** What every form says. */
export const forms = {
  noScript: 'This form needs JavaScript. Please switch it on and load the page again.',
  networkError: 'Network Error. Check your connection, then try again.',
  statusError: (status: number) =>
    `Request failed with status code ${status}. Try again in a minute.`,
  show: 'Show',
  /** Heard after `show`: which of the passwords it is. */
  shown: (label: string) => ` ${label.toLowerCase()}`,
}
