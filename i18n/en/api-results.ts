import { formatLongDate } from '../dates'
import { RESPONSE_TIME } from './response-times'

/** What the API says when all went well. */
export const apiResults = {
  registered: 'Registration successful!',
  loggedOut: 'You are logged out.',
  resetLinkSent:
    'If an account with this email exists, a reset link is on its way. Please check your inbox.',
  resetLinkWorks: 'This link works.',
  passwordReset: 'Your password has been changed. Please log in with the new one.',
  passwordChanged: 'Your password has been changed.',
  messageSent: 'Message sent successfully',
  institutionRegistered: (reference: string) =>
    `Thank you! Your institution is registered. Our team reads the form and writes to the school’s address within ${RESPONSE_TIME}. Your reference is ${reference}.`,
  subscriptionActive: (reference: string) =>
    `Thank you! Your subscription is active. Your reference is ${reference}.`,
  renewalWaits: (reference: string) =>
    `Thank you! We have received your renewal and will write to you within ${RESPONSE_TIME}. Your reference is ${reference}.`,
  currentTerm: (day: string) => `The current term runs until ${formatLongDate(day)}.`,
  subscriptionStarts: (day: string, reference: string) =>
    `Your details are saved. Your subscription starts on ${formatLongDate(day)}. Your reference is ${reference}.`,
  subscriptionWaits: (reference: string) =>
    `Thank you! We have received your subscription and will write to you within ${RESPONSE_TIME}. Your reference is ${reference}.`,

  linesLooked: (fine: number) =>
    fine === 1 ? 'One invitation is ready to go.' : `${fine} invitations are ready to go.`,
  invited: (sent: number) =>
    sent === 1 ? 'One invitation is on its way.' : `${sent} invitations are on their way.`,
  invitedAgain: 'The invitation is on its way again.',
  invitationRevoked: 'The invitation is taken back. Its link no longer works.',
  invitationRestored: 'The invitation stands again.',
  staffLinkMade: 'The link and the code for the staff room are ready. Older ones no longer work.',
  staffLinkOff: 'The link for the staff room is switched off.',
  joined: (school: string) => `Welcome to ${school}!`,
  left: (school: string) => `You have left ${school}.`,
  memberRemoved: (name: string) => `${name} no longer has a seat in your school.`,
  linkReplaced: 'The link, the code and the card for the staff room are new.',
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

  detailsChanged: 'Your details are changed.',
  mailsChosen: 'Your choice is kept.',
  confirmationSent: 'The letter is on its way. Please open its link within seven days.',
  addressLinkSent:
    'A letter is on its way to the new address. Your address changes when you open its link, within seven days.',
  addressConfirmed: 'Thank you! This address is confirmed.',
  addressChanged: 'This is the address of your account from now on.',
  addressTakenBack:
    'Your former address is back, every login has ended, and the password no longer works. Please choose a new one.',
  copyReady: 'Your copy is ready. The link works once, for one hour.',
  erasurePlanned: (day: string) =>
    `Your account will be erased on ${day}. Until then you can take it back, here or by the link in the letter that is on its way.`,
  erasureUndone: 'Your account stays. Nothing has been erased.',
  noticeSeen: 'Thank you.',
  unsubscribed: 'You will get no more of these letters.',
  recoveryAsked:
    'The team has been told. It decides and then writes to both addresses; after a day without an objection the link goes out.',
  recoveryGranted: 'Granted. Both addresses are told; the link goes out in a day.',
  recoveryRefused: 'Refused.',
  recoveryObjected: 'Thank you. Nothing happens, and your account stays as it is.',
  recovered: 'Your account has its new address and password. Please log in.',
  sessionClosed: 'The session is closed. Certificates go out now.',
  sessionReopened: 'The session is open again. What was issued stands.',
  certificatesIssued: (count: number) =>
    count === 1
      ? 'Your name is saved, and your certificate is issued.'
      : `Your name is saved, and ${count} certificates are issued.`,
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

  itemMade: 'The draft is made. Only the team can see it.',
  itemSaved: 'Saved.',
  draftDeleted: 'The draft and its files are deleted.',
  itemPublished: 'Published. It is on the site within two seconds.',
  itemWithdrawn: 'Withdrawn. It is a draft again, which only the team can see.',
  itemMoved: 'Moved.',
  itemFileKept: 'The file is in its place.',
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
