/** Taking a file into the library: the field, what happens with it, what was found. */
export const files = {
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  drop: 'or drop it here',
  cancel: 'Cancel',
  again: 'Try again',
  cancelled: 'The upload is cancelled.',
  sending: (percent: number) => `${percent}% sent`,
  rest: (minutes: number) =>
    minutes <= 1 ? 'about a minute left' : `about ${minutes} minutes left`,
  waiting: 'The line is lost. It goes on by itself, from where it stopped.',
  checking: 'The file is uploaded. It is being checked …',
  inQueue: (ahead: number) =>
    ahead === 1
      ? 'The file is uploaded. 1 other file is checked first.'
      : `The file is uploaded. ${ahead} other files are checked first.`,
  failed: 'The file could not be sent. Please try again.',
  isIn: (name: string) => `${name} is in.`,
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  slides: (count: number) => (count === 1 ? '1 slide' : `${count} slides`),
  cues: (count: number) => (count === 1 ? '1 caption' : `${count} captions`),
  pixels: (width: number, height: number) => `${width} × ${height} pixels`,
  minutes: (seconds: number) =>
    `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`,
  size: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
  cover: 'First page',
  kinds: {
    pdf: 'PDF',
    film: 'Film',
    captions: 'Captions',
    picture: 'Picture',
    slides: 'Presentation',
    document: 'Document',
  },
  notes: {
    filmIndexLast:
      'This film has its index at the end, so it starts to play only after a second request. Export it for the web (“fast start”) if you can.',
    filmSeldomPlays:
      'Not every phone plays this film. Export it with H.264 (AVC) if it is to be seen by all.',
  },
}
