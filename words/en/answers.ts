import { ANSWERED_WITHIN } from './promises'

/** What the API says when all went well. */
export const answers = {
  registered: 'Registration successful!',
  loggedOut: 'You are logged out.',
  resetLinkSent:
    'If an account with this email exists, a reset link is on its way. Please check your inbox.',
  passwordReset: 'Your password has been changed. Please log in with the new one.',
  passwordChanged: 'Your password has been changed.',
  messageSent: 'Message sent successfully',
  institutionRegistered: (reference: string) =>
    `Thank you! Your institution is registered. Our team reads the form and writes to the school’s address within ${ANSWERED_WITHIN}. Your reference is ${reference}.`,
  subscriptionActive: (reference: string) =>
    `Thank you! Your subscription is active. Your reference is ${reference}.`,
  subscriptionWaits: (reference: string) =>
    `Thank you! We have received your subscription and will write to you within ${ANSWERED_WITHIN}. Your reference is ${reference}.`,

  linesLooked: (fine: number) =>
    fine === 1 ? 'One invitation is ready to go.' : `${fine} invitations are ready to go.`,
  invited: (sent: number) =>
    sent === 1 ? 'One invitation is on its way.' : `${sent} invitations are on their way.`,
  invitedAgain: 'The invitation is on its way again.',
  invitationRevoked: 'The invitation is taken back. Its link no longer works.',
  invitationRestored: 'The invitation stands again.',
  staffLinkMade: 'The link for the staff room is ready. An older one no longer works.',
  staffLinkOff: 'The link for the staff room is switched off.',
  joined: (school: string) => `Welcome to ${school}!`,
  left: (school: string) => `You have left ${school}.`,
  memberRemoved: (name: string) => `${name} no longer has a seat in your school.`,
  memberRestored: 'The seat is given back.',
  coordinatorNamed: (name: string) => `${name} coordinates your school with you.`,
  handedOver: (name: string) => `${name} coordinates your school now.`,
  sessionMade: 'It stands in the programme.',
  sessionSaved: (count: number) =>
    count === 1 ? 'Saved.' : `Saved, in this and the ${count - 1} that follow it.`,
  sessionCancelled: (count: number) =>
    count === 1
      ? 'Cancelled. Everybody who meant to come is told.'
      : `${count} sessions are cancelled. Everybody who meant to come is told.`,
  sessionRestored: 'It takes place after all. Everybody who meant to come is told.',
  notedPresent: (name: string) => `It is noted that ${name} was there.`,
  notedAbsent: (name: string) => `It is no longer noted that ${name} was there.`,
  applicationWithdrawn: 'Your application is withdrawn.',

  sessionClosed: 'The session is closed. Certificates go out now.',
  sessionReopened: 'The session is open again. What was issued stands.',
  nameConfirmed: 'Thank you. This name stands on your certificates from now on.',
  nameCorrected: (left: number) =>
    left > 0
      ? 'The name is corrected. You can correct this certificate once more.'
      : 'The name is corrected.',
  certificateCorrected: 'The name is corrected, and the person is told.',
  correctionTakenBack: 'The certificate reads as it did before.',
  certificateRevokedNow: 'The certificate is revoked, and the person is told.',
  certificateRestored: 'The certificate is valid again, and the person is told.',
  entryKept: 'Your entry is kept.',
  entryRemoved: 'The entry is removed.',
  entryRestored: 'The entry is back.',
  attendanceNoted: (people: number) =>
    people === 1 ? 'One person is noted as present.' : `${people} people are noted as present.`,
  attendanceUndone: (people: number) =>
    people === 1
      ? 'The list is taken back. One person is no longer noted as present.'
      : `The list is taken back. ${people} people are no longer noted as present.`,
  passkeyAdded: (name: string) => `The passkey “${name}” is ready. Your password stays as it is.`,
  passkeyRemoved: 'The passkey is removed. It no longer opens your account.',
  loginEnded: 'That login has ended.',
  otherLoginsEnded: 'All other logins have ended.',
  proven: 'Thank you. Please go on.',
  authenticatorAdded: 'The authenticator app is ready.',
  authenticatorRemoved: 'The authenticator app is removed.',
  recoveryCodesMade: 'These are your new recovery codes. Older ones no longer work.',
  roleGiven: (name: string) => `${name} has the new role.`,
  roleThere: (name: string) => `${name} has this role already.`,
  roleTaken: (name: string) => `${name} is no longer of the team.`,
  factorReset: (name: string) =>
    `The second factor of ${name} is reset, and all their logins have ended.`,
}
