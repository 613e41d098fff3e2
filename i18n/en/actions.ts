export const action = {
  undo: 'Undo',
  waiting: (action: string) => `${action}: in a few seconds.`,
  busy: 'One moment...',
  done: (action: string) => `${action}: done.`,
  failure: 'This action failed. Try again.',
  noScript: 'The buttons on this page need JavaScript. Turn it on and reload the page.',
}
