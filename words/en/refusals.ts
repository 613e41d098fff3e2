/** What the API says when it refuses. */
export const refusals = {
  accountExists: 'An account with this email already exists.',
  wrongLogin: 'Invalid email or password.',
  wrongCurrentPassword: 'Current password is incorrect.',
  deadResetLink: 'This reset link is invalid or has expired.',
  notLoggedIn: 'Please log in to continue.',
  otherAccount: 'You can only subscribe for your own account.',
  forged: 'This request did not come from our own pages. Reload and try again.',
  reload: 'Reload the page and try again.',
  tooManyAttempts: ({ seconds }: { seconds: number }) =>
    `Too many attempts. Please try again in ${span(seconds)}.`,
  busy: 'The site is very busy right now. Please try again in a moment.',
  ourFault: 'Something went wrong on our side. Please try again.',

  nothingHere: 'There is nothing here.',
  nothingAtAddress: 'There is nothing at this address.',
  notThisWay: 'This address does not take that kind of request.',
  fileIsShorter: 'The file is shorter than that.',

  checkForm: 'Please check the form.',
  notAnObject: 'Send a JSON object.',
  notJson: 'The data could not be read. Send valid JSON in UTF-8.',
  wrongType: 'Send the data as application/json in UTF-8.',
  tooLarge: 'That is more than 64 KB. Please send less.',
  tooSlow: 'The data took too long to arrive. Please try again.',
  cutOff: 'The data did not arrive whole. Please try again.',

  notAReference: ({ reference }: { reference: string }) =>
    `${reference} is not a reference like UNS-1A2B3C4D.`,
  noSuchSubscription: ({ reference }: { reference: string }) =>
    `No subscription has the reference ${reference}.`,

  memberElsewhere: ({ school }: { school: string }) =>
    `You belong to ${school}. A teacher belongs to one school at a time: leave it first under My school.`,
  linkUnknown: 'This invitation does not exist, or was taken back. Ask your school for a new one.',
  linkUsed: 'This invitation has been used already. Ask your school for a new one.',
  linkExpired: 'This invitation has expired. Ask your school for a new one.',
  noSeatLeft: ({ school }: { school: string }) =>
    `All seats of ${school} are taken. Ask the coordinator of your school to free one.`,
  schoolTermOver: ({ school }: { school: string }) =>
    `The subscription of ${school} does not run at present. Ask the coordinator of your school about it.`,
  noTermRuns: 'Your school has no running subscription, so nobody can join at present.',
  lastCoordinator:
    'You are the only coordinator of your school. Hand over to a colleague first, then you can leave.',
  enoughCoordinators: 'A school has at most three coordinators.',
  lettersForToday: 'Enough letters have gone out for today. Please try again tomorrow.',
  undoTooLate: 'It is too late to undo this. Please send a new invitation.',
  nothingWaits: 'Nothing waits for a decision any more.',
  termsOverlap: 'The school has another term on some of these days.',

  sessionNotOver: 'Only a published session that is over can be closed.',
  correctedTwice:
    'You have corrected this certificate twice already. Please write to us if it is still wrong.',
  sameName: 'The certificate bears this name already.',
  certificateRevoked: 'This certificate is revoked.',
  nothingToCorrect: 'The certificate bears this name already, or is revoked.',
  nothingToUndo: 'There is nothing to undo any more.',
  entryGone: 'This entry is no longer there.',
}

function span(seconds: number) {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return `${minutes} minutes`
  return `${Math.ceil(minutes / 60)} hours`
}
