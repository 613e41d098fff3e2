export const action = {
  undo: 'Undo',
  waiting: (act: string) => `${act}: in a few seconds.`,
  busy: 'One moment...',
  done: (act: string) => `${act}: done.`,
  failure: 'This action failed. Try again.',
  noScript: 'The buttons on this page need JavaScript. Turn it on and reload the page.',
}
