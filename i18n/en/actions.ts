/** Acts that can be undone: by waiting a moment, or by calling them back. */
export const actions = {
  undo: 'Undo',
  waiting: (act: string) => `${act}: in a few seconds.`,
  busy: 'One moment...',
  done: (act: string) => `${act}: done.`,
  failure: 'That did not work. Please try again.',
  noScript:
    'The buttons on this page need JavaScript. Please switch it on and load the page again.',
}
