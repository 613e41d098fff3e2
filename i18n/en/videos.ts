import { WEEKLY_SESSION } from './common/weekly-session'
export const video = {
  title: 'Premium Video Lessons',
  loading: 'Loading videos...',
  lede: 'Each short video shows one method. The videos have no speech: you read the captions, and a bell marks each part.',
  premium: 'Premium',
  open: 'Free',
  extent: (seconds: number, megabytes: number, captions: string) =>
    [formatLength(seconds), `${megabytes.toFixed(1)} MB`, captions && `captions: ${captions}`]
      .filter(Boolean)
      .join(' · '),
  transcript: 'Transcript',
  play: 'Play',
  playThis: (title: string) => `Play: ${title}`,
  locked: 'For subscribers',
  loggedOut: 'For registered users',
  login: 'Please login to watch videos',
  loginButton: 'Login',
  freeOnly: "You're viewing free videos only",
  recording: {
    title: 'Last live session',
    description: `The full recording of this week’s session at ${WEEKLY_SESSION}, for teachers who had a class at that time.`,
  },
  unlock: {
    title: 'Unlock Full Video Access',
    text: 'Your school’s subscription includes every video, e-book and workshop.',
    button: 'Subscribe Now',
  },
}

function formatLength(seconds: number) {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes && `${minutes} min`, rest && `${rest} s`].filter(Boolean).join(' ')
}
