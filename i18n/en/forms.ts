export const form = {
  noScript: 'This form needs JavaScript. Turn it on and reload the page.',
  networkError: 'Network Error. Check your connection, then try again.',
  statusError: (status: number) =>
    `Request failed with status code ${status}. Try again in a minute.`,
  show: 'Show',
  /** For screen readers, after `show`: which password it is. */
  shown: (label: string) => ` ${label.toLowerCase()}`,
  capsLock: 'Caps Lock is on',
  /** Below an address that looks mistyped; a press corrects it. */
  meant: (host: string) => `Did you mean ${host}?`,
}
