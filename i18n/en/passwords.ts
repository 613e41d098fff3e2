/** Advice only: none of it rejects a password. */
export const password = {
  rule: 'at least 6 characters',
  strength: 'Password strength',
  faults: {
    common: 'This password is very common. Use three or four words of your own.',
    own: 'Your name or email address is easy to guess. Use three or four words of your own.',
  },
  strengths: {
    1: 'Easy to guess. Add a few characters or another word.',
    2: 'Fair. Add one more word.',
    3: 'Good.',
    4: 'Strong.',
  },
}
