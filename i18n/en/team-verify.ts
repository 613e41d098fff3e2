export const teamVerify = {
  title: 'Confirm that it is you',
  lede: 'The team area needs a second factor as well as your password. It is valid for 12 hours. Sensitive actions ask again.',
  passkey: {
    heading: 'Use a passkey',
    button: 'Use a passkey',
    busy: 'Waiting for your device...',
  },
  code: {
    heading: 'Use a code',
    label: 'Code',
    hint: 'Six digits from your authenticator app, or one of your recovery codes',
    button: 'Confirm',
    busy: 'One moment...',
  },
  password: {
    heading: 'Use your password',
    label: 'Your password',
    button: 'Confirm',
    busy: 'One moment...',
  },
  failure: 'We could not confirm that it is you. Try again.',
  lost: 'No passkey or code? Another manager can reset your second factor.',
  cancel: 'Not now',
  revoked: {
    title: 'Your second factor was removed',
    text: 'Your passkeys were removed when your password changed, and you have no recovery codes. Ask another manager or the site’s operator to reset your second factor. Then set up a new one.',
  },
  setUp: {
    title: 'Set up your second factor',
    lede: 'Team members log in with a password and a second factor. Choose a passkey or an app. You can add the other later.',
    passkey: 'The quickest option: the fingerprint, face or PIN of your phone or computer.',
    app: 'A code from an app on your phone. You may already use one for your bank or email.',
  },
  app: {
    heading: 'An authenticator app',
    password: 'Your password',
    begin: 'Set up an app',
    busy: 'One moment...',
    scan: 'Scan this QR code with the app.',
    picture: 'QR code for the authenticator app',
    type: 'Or type this key into the app:',
    code: 'Code from the app',
    confirm: 'Confirm the code',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Use them when you do not have your phone. Each code works once. Print them or write them down, and keep them in a safe place. We show them only now.',
    copy: 'Copy the codes',
    copied: 'Copied.',
    notCopied: 'Copying failed. Select the codes and copy them.',
    print: 'Print the codes',
    kept: 'I have saved the codes',
  },
  factor: {
    title: 'Your second factor',
    lede: 'You confirm your identity in the team area with these.',
    passkeys: 'Passkeys',
    passkeyCount: (many: number) => {
      if (many === 0) return 'You have none.'
      return many === 1 ? 'You have one.' : `You have ${many}.`
    },
    passkeysWay: 'Manage your passkeys',
    app: 'Authenticator app',
    appThere: 'An app is set up.',
    appNone: 'None is set up.',
    removeApp: 'Remove the app',
    codes: 'Recovery codes',
    codesLeft: (left: number) =>
      left === 0 ? 'You have none left.' : `You have ${left} unused codes.`,
    newCodes: 'Create ten new codes',
    newCodesNote: 'Your old codes then stop working.',
  },
}
