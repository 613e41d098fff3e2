import { pictureFile } from '../pictures'

export const videos = {
  title: 'Premium Video Lessons',
  loading: 'Loading videos...',
  lede: 'One method a film, shorter than the walk to the classroom. They work without sound: everything said is in the captions.',
  play: 'Play',
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

/** The card of the session that RECORDING_URL names. */
export const recording = {
  id: 'last-session',
  title: 'The last live session',
  description:
    'What this week’s session at 10:00 AM was about, in full, for those who had a class then.',
  isPremium: true,
  poster: pictureFile('online'),
}
