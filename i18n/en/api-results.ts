import { formatLongDate } from '../dates'
import { RESPONSE_TIME } from './common/response-times'

export const apiResult = {
  registered: 'Registration successful!',
  loggedOut: 'You are logged out.',
  resetLinkSent:
    'If an account with this email exists, we are sending it a reset link. Check your inbox.',
  resetLinkWorks: 'This link works.',
  passwordReset: 'Your password has been changed. Log in with the new one.',
  passwordChanged: 'Your password has been changed.',
  messageSent: 'Message sent successfully',
  institutionRegistered: (reference: string) =>
    `Thank you! Your institution is registered. We read the form and email the school within ${RESPONSE_TIME}. Your reference is ${reference}.`,
  subscriptionActive: (reference: string) =>
    `Thank you! Your subscription is active. Your reference is ${reference}.`,
  renewalWaits: (reference: string) =>
    `Thank you! We have received your renewal. We email you within ${RESPONSE_TIME}. Your reference is ${reference}.`,
  currentTerm: (day: string) => `The current term runs until ${formatLongDate(day)}.`,
  subscriptionStarts: (day: string, reference: string) =>
    `Your details are saved. Your subscription starts on ${formatLongDate(day)}. Your reference is ${reference}.`,
  subscriptionWaits: (reference: string) =>
    `Thank you! We have received your subscription. We email you within ${RESPONSE_TIME}. Your reference is ${reference}.`,

  linesLooked: (fine: number) =>
    fine === 1 ? '1 invitation is ready to send.' : `${fine} invitations are ready to send.`,
  invited: (sent: number) =>
    sent === 1 ? 'We are sending 1 invitation.' : `We are sending ${sent} invitations.`,
  invitedAgain: 'We are sending the invitation again.',
  invitationRevoked: 'The invitation is withdrawn. Its link no longer works.',
  invitationRestored: 'The invitation is valid again.',
  staffRoomLinkCreated: 'The staff room link and code are ready. Older ones no longer work.',
  staffLinkOff: 'The staff room link is turned off.',
  joined: (school: string) => `Welcome to ${school}!`,
  left: (school: string) => `You have left ${school}.`,
  memberRemoved: (name: string) => `${name} no longer has a seat in your school.`,
  linkReplaced: 'The staff room link, code and card are new. The old ones no longer work.',
  memberRestored: 'The seat is restored.',
  coordinatorNamed: (name: string) => `${name} is now a coordinator of your school, too.`,
  handedOver: (name: string) => `${name} is now the coordinator of your school.`,
  sessionCreated: 'Session created.',
  sessionSaved: (count: number) =>
    count === 1 ? 'Session saved.' : `Saved in this session and the ${count - 1} that follow it.`,
  newTimeEmailed: (count: number) =>
    count === 1
      ? '1 person gets the new time by email in 2 minutes.'
      : `${count} people get the new time by email in 2 minutes.`,
  newTimeUndone: 'The time is as before. Nobody gets an email.',
  sessionCancelled: (count: number) =>
    count === 1
      ? 'Session cancelled. We email everyone who registered.'
      : `${count} sessions are cancelled. We email everyone who registered.`,
  sessionRestored: 'Session restored. We email everyone who registered.',
  notedPresent: (name: string) => `The attendance of ${name} is recorded.`,
  notedAbsent: (name: string) => `The attendance of ${name} is removed.`,
  revocationAsked: (name: string) =>
    `The attendance of ${name} is removed. A manager decides about the certificate.`,
  absentAndRevoked: (name: string) =>
    `The attendance of ${name} is removed and the certificate is revoked. We email the teacher.`,
  revocationDeclined: 'The certificate stays valid.',
  attendeeInvited: (name: string) =>
    `We email ${name} an invitation. We record the attendance when they confirm the address.`,
  attendeeOnList: (name: string) => `${name} is on the list and has an invitation.`,
  attendeeRemoved: (name: string) => `${name} is removed.`,
  teachersReminded: (count: number) =>
    count === 1 ? 'We remind 1 teacher by email.' : `We remind ${count} teachers by email.`,
  applicationWithdrawn: 'Your application is withdrawn.',

  detailsChanged: 'Your details are saved.',
  mailsChosen: 'Your email settings are saved.',
  confirmationSent: 'We are sending you an email. Open its link within 7 days.',
  addressLinkSent:
    'We are sending an email to the new address. Open its link within 7 days to change your email address.',
  addressConfirmed: 'Your email address is confirmed.',
  addressChanged: 'Your email address is changed.',
  addressConfirmedWithPassword:
    'Your email address is confirmed and your new password is saved. Log in.',
  emailRestored:
    'Your old email address is restored. You are logged out everywhere. Choose a new password.',
  copyReady: 'Your copy is ready. The link works once, for 1 hour.',
  erasurePlanned: (day: string) =>
    `Your account will be erased on ${day}. To keep it, cancel here or use the link in our email.`,
  erasureUndone: 'Your account stays. Nothing has been erased.',
  noticeSeen: 'Thank you.',
  unsubscribed: 'You’re unsubscribed.',
  recoveryAsked:
    'We have sent your request to the team. The team decides, then emails both addresses. If nobody objects within 24 hours, we send the link.',
  recoveryGranted:
    'Request approved. We email both addresses. We send the link after 24 hours if nobody objects.',
  factorLinkSent: 'We are sending you an email. Open its link within 1 hour, in this browser.',
  factorLinkOpened: 'Thank you. You can set up your second factor now.',
  recoveryRefused: 'Request rejected.',
  recoveryObjected: 'We have stopped the request. Your account stays as it is.',
  recovered: 'Your new email address and password are saved. Log in.',
  sessionClosed: 'The session is closed. We are issuing the certificates now.',
  sessionReopened: 'The session is open again. Certificates already issued stay valid.',
  certificatesIssued: (count: number) =>
    count === 1
      ? 'Your name is saved, and your certificate is issued.'
      : `Your name is saved, and ${count} certificates are issued.`,
  nameConfirmed: 'Your name is saved. It appears on your certificates from now on.',
  nameCorrected: (left: number) =>
    left > 0
      ? 'The name is corrected. You can correct this certificate once more.'
      : 'The name is corrected.',
  certificateCorrected: 'The name is corrected. We email the teacher.',
  correctionUndone: 'The correction is undone. The certificate shows the earlier name again.',
  certificateRevokedNow: 'The certificate is revoked. We email the teacher.',
  certificateRestored: 'The certificate is valid again. We email the teacher.',
  entrySaved: 'Your entry is saved.',
  entryRemoved: 'The entry is removed.',
  entryRestored: 'The entry is restored.',
  attendanceNoted: (people: number) =>
    people === 1
      ? 'Attendance of 1 person is recorded.'
      : `Attendance of ${people} people is recorded.`,
  certificatesStay: (count: number) =>
    count === 1
      ? '1 of them holds a certificate, which stays valid. See the tab Certificates.'
      : `${count} of them hold certificates, which stay valid. See the tab Certificates.`,
  attendanceUndone: (people: number) =>
    people === 1
      ? 'The list is undone. Attendance of 1 person is removed.'
      : `The list is undone. Attendance of ${people} people is removed.`,

  itemCreated: 'Draft created. Only the team can see it.',
  itemSaved: 'Saved.',
  draftDeleted: 'The draft and its files are deleted.',
  itemPublished: 'Published. It appears on the site within 2 seconds.',
  itemScheduled: (time: string) => `Scheduled for ${time}.`,
  itemUnlisted: 'Unlisted. Only its link opens it, for people with access.',
  itemListed: 'Listed. It is in its list and in searches again.',
  coverDrawn: 'The cover shows page one.',
  draftFromFile: 'Draft created from the file.',
  itemUnscheduled: 'The schedule is removed. Only the team can see the draft.',
  itemWithdrawn: 'Withdrawn. It is a draft again. Only the team can see it.',
  itemMoved: 'Moved.',
  itemFileKept: 'The file is saved.',
  passkeyAdded: (name: string) =>
    `The passkey “${name}” is ready. You can still use your password.`,
  passkeyRemoved: 'The passkey is removed. You can no longer log in with it.',
  loginEnded: 'That device is logged out.',
  otherLoginsEnded: 'All other devices are logged out.',
  verified: 'You are verified.',
  authenticatorAdded: 'The authenticator app is ready.',
  authenticatorRemoved: 'The authenticator app is removed.',
  recoveryCodesMade: 'These are your new recovery codes. Older ones no longer work.',
  roleGiven: (name: string) => `${name} has the new role.`,
  roleThere: (name: string) => `${name} already has this role.`,
  roleTaken: (name: string) => `${name} is no longer on the team.`,
  factorReset: (name: string) =>
    `The second factor of ${name} is reset. They are logged out everywhere.`,
}
