export const videos = {
  title: 'Premium Video Lessons',
  loading: 'Loading videos...',
  lede: 'One method a film, shorter than the walk to the classroom. Nobody speaks in them: you read the captions, and a bell marks each part.',
  premium: 'Premium',
  open: 'Free',
  /** The language of the captions. */
  captions: 'English',
  extent: (seconds: number, megabytes: number) =>
    `${formatLength(seconds)} · ${megabytes.toFixed(1)} MB · captions and transcript in English`,
  transcript: 'Transcript',
  play: 'Play',
  playThis: (title: string) => `Play: ${title}`,
  locked: 'For subscribers',
  loggedOut: 'For members',
  login: 'Please login to watch videos',
  loginButton: 'Login',
  freeOnly: "You're viewing free videos only",
  /** The session that is kept at a video host. */
  recording: {
    title: 'The last live session',
    description:
      'What this week’s session at 10:00 AM was about, in full, for those who had a class then.',
  },
  unlock: {
    title: 'Unlock Full Video Access',
    text: 'Your school’s subscription opens every film, and the e-books and workshops with them.',
    button: 'Subscribe Now',
  },
}

function formatLength(seconds: number) {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes && `${minutes} min`, rest && `${rest} s`].filter(Boolean).join(' ')
}
