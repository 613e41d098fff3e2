import { files } from './files'

type AppErrorFileKind = keyof typeof files.kinds

/** What the API says when it refuses. */
export const errors = {
  accountExists: 'An account with this email already exists.',
  wrongLogin: 'Invalid email or password.',
  wrongCurrentPassword: 'Current password is incorrect.',
  deadResetLink: 'This reset link is invalid or has expired.',
  notLoggedIn: 'Please log in to continue.',
  otherAccount: 'You can only subscribe for your own account.',
  forged: 'This request did not come from our own pages. Reload and try again.',
  reload: 'Reload the page and try again.',
  tooManyAttempts: ({ seconds }: { seconds: number }) =>
    `Too many attempts. Please try again in ${formatDuration(seconds)}.`,
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

  deadLink: 'This link is invalid or has expired.',
  sameAddress: 'This is your address already.',
  teamRole: 'You belong to the team of the site. A manager ends your role first, then you can go.',
  noErasurePlanned: 'There is nothing to take back: the account is not going to be erased.',
  recoveryOpen: 'For this colleague help is on its way already.',
  recoveryTeam: 'For somebody of the team another manager of the team has to help.',
  recoveryDecided: 'This has been decided already.',

  notAReference: ({ reference }: { reference: string }) =>
    `${reference} is not a reference like UNS-1A2B3C4D.`,
  noSuchSubscription: ({ reference }: { reference: string }) =>
    `No subscription has the reference ${reference}.`,

  memberElsewhere: ({ school }: { school: string }) =>
    `You belong to ${school}. A teacher belongs to one school at a time: leave it first under My school.`,
  logInForCode: 'Many wrong codes are being tried at the moment. Log in, then try again.',
  invitationsDeclined: 'This person does not want invitations by email. Share the link instead.',
  linkUnknown: 'This invitation does not exist, or was taken back. Ask your school for a new one.',
  linkUsed: 'This invitation has been used already. Ask your school for a new one.',
  linkExpired: 'This invitation has expired. Ask your school for a new one.',
  noSeatLeft: ({ school }: { school: string }) =>
    `All seats of ${school} are taken. Ask the coordinator of your school to free one.`,
  schoolTermOver: ({ school }: { school: string }) =>
    `The subscription of ${school} does not run at present. Ask the coordinator of your school about it.`,
  noTermRuns: 'Your school has no running subscription, so nobody can join at present.',
  confirmToInvite:
    'Please confirm your own mail address first: open the link in our letter to you. My profile sends it again.',
  lastCoordinator:
    'You are the only coordinator of your school. Hand over to a colleague first, then you can leave.',
  enoughCoordinators: 'A school has at most three coordinators.',
  lettersForToday: 'Enough letters have gone out for today. Please try again tomorrow.',
  undoTooLate: 'It is too late to undo this. Please send a new invitation.',
  nothingWaits: 'Nothing waits for a decision any more.',
  gatheringCancelled: 'This session is cancelled.',
  gatheringOver: 'This session is over.',
  gatheringForSubscribers: 'This session is for teachers whose school subscribes.',
  gatheringFull: 'This session is full. If someone cancels, you can join.',
  joinTooEarly: 'You can join 15 minutes before the start.',
  attendanceRecorded:
    'Your attendance is recorded, so this registration can no longer be cancelled.',
  wordNotNow:
    'You can enter the attendance code from the last third of the session until 30 minutes after it.',
  wordNotSet: 'The team has not set the attendance code yet. Try again in a minute.',
  wordWrong: 'That code is wrong. Check it and try again.',
  wordNeedsPlace: 'Only registered teachers can enter the attendance code.',
  notAForm: 'Send the fields of a form.',
  standsOnCertificates:
    'Certificates of this session are issued. Its title, day, time and length stand on them and stay as they are.',
  cannotRestore: 'Only a cancelled session that has not begun yet can be restored.',
  nothingToCancel: 'This session is cancelled or over already.',

  showWhoYouAre: 'Please confirm that it is you, then try again.',
  passkeyRefused: 'That did not work with this passkey. Please try again.',
  confirmAddressFirst:
    'Confirm your email address first: open the link in the email that we sent you, then try again.',
  enoughPasskeys: ({ most }: { most: number }) =>
    `An account has at most ${most} passkeys. Remove one that you no longer use first.`,
  wrongCode: 'This code is not right, or has been used already. Wait for the next one and try it.',
  lastFactor: 'This is your only second factor. Add another one first, then you can remove it.',
  noFactorYet: 'Set up a passkey or an authenticator app first.',
  authenticatorThere: 'You have an authenticator app already. Remove it first.',
  ownFactor: 'Another manager does this for you.',
  notOfTheTeam: 'This person is not of the team.',
  noSuchAccount: 'No account has this e-mail. Whoever joins the team registers first.',
  lastManager: 'Somebody has to run the site: name another manager first.',
  termsOverlap: 'The school has another term on some of these days.',

  sessionNotOver: 'Only a published session that is over can be closed.',
  correctedTwice:
    'You have corrected this certificate twice already. Please write to us if it is still wrong.',
  sameName: 'The certificate bears this name already.',
  certificateRevoked: 'This certificate is revoked.',
  nothingToCorrect: 'The certificate bears this name already, or is revoked.',
  nothingToUndo: 'There is nothing to undo any more.',
  entryGone: 'This entry is no longer there.',
  decisionStands: 'This can no longer be taken back: the letter is on its way.',
  letterIsGone: 'This can no longer be taken back: the letter is on its way.',
  alreadyDecided: 'A colleague has already decided this. The page shows how it stands now.',
  hasCoordinator: 'This school has a coordinator already.',
  seatsTaken: ({ used }: { used: number }) =>
    `${used} seats of this school are taken. Give it at least as many.`,
  nameDiffers: 'Type the name of the school exactly as it stands above.',
  sameSchool: 'A school cannot be merged into itself.',
  changedByColleague:
    'A colleague has changed this while you were writing. What you typed is still here; save once more to let it stand.',
  detailsChangedMeanwhile:
    'These details have changed since you opened the page. Compare them, then save again.',
  correctedMeanwhile:
    'A colleague has changed this while you were writing. What you typed is still here; save once more to let it stand.',
  answeredMeanwhile:
    'A colleague has answered while you were writing. What you typed is still here; send it once more if it is needed, too.',
  cannotSendAgain:
    'This letter carried a link and cannot be sent again. Ask for a new link where it came from.',
  mailNotThere: 'This letter is no longer where it was. Load the page again.',

  noFileStore: 'Files cannot be taken in yet: no place is set up for them.',
  wrongFileType: 'Send the file as application/octet-stream.',
  lengthNeeded: 'The length of the data must be told before it.',
  uploadStalled: 'Nothing has arrived for a minute. It goes on from where it stopped.',
  uploadMovedOn: 'This part does not follow the one before. It goes on from where it stopped.',
  uploadUnknown: 'This upload is over or was given up. Please choose the file again.',
  tooManyUploads: 'Too many files are on their way at once. Finish or cancel some of them first.',
  fileKindUnknown:
    'This is none of the kinds that can be shown: PDF, MP4, captions (WebVTT or SRT), PNG, JPEG, WebP, PowerPoint (PPTX) or Word (DOCX).',
  fileTooLarge: ({ most }: { most: string }) =>
    `That is too large: a file of this kind may have ${most}.`,
  fileChanged: 'The file did not arrive as it was sent. Please try again.',
  fileTooHard: 'This file takes too long to open. Save it anew from the program it was made with.',
  pdfBroken: 'This PDF cannot be opened; it may be cut off. Save it anew and try again.',
  pdfLocked: 'This PDF is protected by a password. Save a copy without one and try again.',
  pdfTooLong: ({ most }: { most: number }) => `This PDF has more than ${most} pages.`,
  pictureBroken: 'This picture cannot be opened; it may be cut off.',
  pictureTooLarge: ({ most }: { most: number }) =>
    `This picture has more than ${most} million pixels. Make it smaller and try again.`,
  filmBroken: 'This film is cut off or broken. Export it anew and try again.',
  filmNotMp4: 'This is a film of another kind. Export it as MP4 and try again.',
  filmWithoutPicture: 'This file has sound but no film in it.',
  captionsNotText: 'These captions are not in UTF-8. Save the file as UTF-8 and try again.',
  captionsBroken: ({ line }: { line: number }) =>
    `These captions cannot be read from line ${line} on.`,
  captionsTooMany: 'This file has more than 20,000 captions. Split it and try again.',
  captionsEmpty: 'These captions hold no words.',
  officeBroken: 'This file cannot be opened; it may be cut off. Save it anew and try again.',
  officeOther: 'This is neither PowerPoint (PPTX) nor Word (DOCX).',
  officeTooMuch: 'This file unpacks to more than a presentation or a document holds.',
  officeMacros: 'This file holds macros. Save it without them (PPTX or DOCX) and try again.',
  officeOutside:
    'This file fetches something from another place when it is opened. Put that into the file itself and try again.',

  gatheringClosed: 'This session is closed. Reopen it first.',
  listTakenBack: 'This list has been taken back meanwhile. Please begin again.',

  itemNotDeletable:
    'Only a draft that was never published can be deleted. You can withdraw it from the site instead.',
  itemNotReady: 'Something is missing before this can be published. The page says what.',
  fileNotForThis: ({ found, needed }: { found: AppErrorFileKind; needed: AppErrorFileKind }) =>
    `This is the wrong kind of file: ${files.kinds[found]}. Choose a file of this kind: ${files.kinds[needed]}.`,
}

function formatDuration(seconds: number) {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return `${minutes} minutes`
  return `${Math.ceil(minutes / 60)} hours`
}
