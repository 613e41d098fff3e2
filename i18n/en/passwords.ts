/** Advice on a password that is being chosen. Nothing here refuses one. */
export const passwords = {
  rule: 'at least 6 characters',
  strength: 'Strength of the password',
  faults: {
    common: 'One of the passwords that are tried first. Better: three or four words of your own.',
    own: 'Your own name or address is easy to guess. Better: three or four words of your own.',
  },
  strengths: {
    1: 'Easy to guess. A few more signs, or another word, make it better.',
    2: 'Fair. One more word makes it good.',
    3: 'Good.',
    4: 'Strong.',
  },
}
