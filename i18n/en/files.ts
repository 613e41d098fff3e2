export const files = {
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  drop: 'or drop it here',
  preparing: 'Preparing the picture …',
  uploading: 'Uploading …',
  heicUnreadable:
    'This browser cannot open HEIC photos. Share the photo from your phone as JPEG, then choose it.',
  pictureUnreadable:
    'This browser cannot open the picture. Save it as JPEG in a smaller size, then choose it.',
  cancel: 'Cancel',
  again: 'Try again',
  cancelled: 'The upload is cancelled.',
  sending: (percent: number) => `${percent}% sent`,
  rest: (minutes: number) =>
    minutes <= 1 ? 'about a minute left' : `about ${minutes} minutes left`,
  waiting: 'The connection is lost. The upload continues by itself from where it stopped.',
  checking: 'The file is uploaded. We are checking it …',
  inQueue: (ahead: number) =>
    ahead === 1
      ? 'The file is uploaded. 1 other file is checked first.'
      : `The file is uploaded. ${ahead} other files are checked first.`,
  failed: 'The file could not be sent. Try again.',
  isIn: (name: string) => `${name} is uploaded.`,
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
    video: 'Video',
    captions: 'Captions',
    picture: 'Picture',
    slides: 'Presentation',
    document: 'Document',
  },
  /** With the formats, beside the field. */
  types: {
    pdf: 'PDF',
    video: 'Video (MP4)',
    captions: 'Captions (WebVTT or SRT)',
    picture: 'Picture (PNG, JPEG or WebP)',
    slides: 'PowerPoint (PPTX)',
    document: 'Word (DOCX)',
  },
  notes: {
    videoIndexLast:
      'This video starts slowly because its index is at the end. If you can, export it for the web (“fast start”).',
    videoSeldomPlays:
      'Some phones cannot play this video. Export it with H.264 (AVC) so that everyone can watch it.',
  },
}
