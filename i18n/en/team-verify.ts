/** Where the team shows who it is, and what with. */
export const teamVerify = {
  title: 'Please confirm that it is you',
  lede: 'The team’s side opens with a second sign beside your password. It holds for twelve hours; what is delicate asks again.',
  passkey: {
    heading: 'With a passkey',
    button: 'Use a passkey',
    busy: 'Waiting for your device...',
  },
  code: {
    heading: 'With a code',
    label: 'Code',
    hint: 'Six digits from your authenticator app, or one of your recovery codes',
    button: 'Go on',
    busy: 'One moment...',
  },
  password: {
    heading: 'With your password',
    label: 'Your password',
    button: 'Go on',
    busy: 'One moment...',
  },
  failure: 'That did not work. Please try again.',
  lost: 'Nothing at hand? Another manager can reset your second factor.',
  cancel: 'Not now',
  revoked: {
    title: 'Your second factor was removed',
    text: 'Your passkeys were removed when your password changed, and you have no recovery codes. Ask another manager, or whoever runs the site, to reset your second factor. Then you can set up a new one.',
  },
  setUp: {
    title: 'Set up your second sign',
    lede: 'Whoever runs the site shows two things: the password, and something that only they have at hand. Choose one of these; you can add the other later.',
    passkey: 'The quickest way: the finger, face or PIN of your phone or computer.',
    app: 'A code from an app on your phone, such as one that you already use for your bank or mail.',
  },
  app: {
    heading: 'An authenticator app',
    password: 'Your password',
    begin: 'Set up an app',
    busy: 'One moment...',
    scan: 'Scan this picture with the app.',
    picture: 'QR code for the authenticator app',
    type: 'Or type this key into the app:',
    code: 'The code that the app shows now',
    confirm: 'Confirm the code',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'For the day when your phone is not at hand. Each works once. Print them or write them down, and keep them where you keep other papers: they are shown only now.',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'The browser did not let us copy. Please select the codes.',
    print: 'Print',
    kept: 'I have kept them',
  },
  factor: {
    title: 'Your second factor',
    lede: 'By what you show who you are on the team’s side.',
    passkeys: 'Passkeys',
    passkeyCount: (many: number) => {
      if (many === 0) return 'You have none.'
      return many === 1 ? 'You have one.' : `You have ${many}.`
    },
    passkeysWay: 'See and change your passkeys',
    app: 'Authenticator app',
    appThere: 'An app is set up.',
    appNone: 'None is set up.',
    removeApp: 'Remove the app',
    codes: 'Recovery codes',
    codesLeft: (left: number) =>
      left === 0 ? 'You have none left.' : `You have ${left} that were not used.`,
    newCodes: 'Make ten new codes',
    newCodesNote: 'The ones from before then no longer work.',
  },
}
