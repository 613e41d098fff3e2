export const videos = {
  title: 'Premium Video Lessons',
  loading: 'Loading videos...',
  lede: 'One method a film, shorter than the walk to the classroom. They work without sound: everything said is in the captions.',
  premium: 'Premium',
  open: 'Free',
  /** The language of the captions. */
  captions: 'English',
  play: 'Play',
  playThis: (title: string) => `Play: ${title}`,
  locked: 'For subscribers',
  loggedOut: 'For members',
  login: 'Please login to watch videos',
  loginButton: 'Login',
  freeOnly: "You're viewing free videos only",
  unlock: {
    title: 'Unlock Full Video Access',
    text: 'Your school’s subscription opens every film, and the e-books and workshops with them.',
    button: 'Subscribe Now',
  },
}
