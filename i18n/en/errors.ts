import { errorPage } from './error-pages'
import { files } from './files'

type AppErrorFileKind = keyof typeof files.kinds

export const errors = {
  accountExists: 'An account with this email already exists.',
  wrongLogin: 'Invalid email or password.',
  wrongCurrentPassword: 'Current password is incorrect.',
  resetLinkInvalid: 'This reset link is invalid or has expired.',
  notLoggedIn: 'Log in to continue.',
  otherAccount: 'You can only subscribe for your own account.',
  csrfFailed: 'This request did not come from our own pages. Reload the page and try again.',
  signatureWrong:
    'The signature of this event is wrong. Check the webhook’s secret in the settings.',
  reload: 'Reload the page and try again.',
  tooManyAttempts: ({ seconds }: { seconds: number }) =>
    `Too many attempts. Try again in ${formatDuration(seconds)}.`,
  busy: 'The site is very busy. Try again in a minute.',
  apiTokenInvalid: 'This token does not work. It is wrong, expired or revoked.',
  apiTokenInUrl:
    'Never send a token in a URL. Revoke this one, and send the new one in the header Authorization.',
  apiScopeMissing: ({ scope }: { scope: string }) =>
    `This token has no permission “${scope}”. Make one that has it.`,
  apiTermOver: 'The school has no running term. Renew the subscription, and its tokens work again.',
  apiSchoolTokenOnly: 'Only the token of a school can do this.',
  apiTeamTokenOnly: 'Only a token of the team can do this.',
  cursorInvalid: 'This cursor does not belong to this list. Begin again without “after”.',
  tooManyTokens: 'You have 20 tokens that work. Revoke one that you no longer need.',
  internalError: 'Something went wrong on our side. Try again in a minute.',
  internalErrorNamed: ({ code }: { code: string }) =>
    `Something went wrong on our side. Try again in a minute. ${errorPage.broken.code(code)}`,

  notFound: 'We cannot find this. Check the link, or go to the home page.',
  urlNotFound: 'We cannot find this page. Check the address, or go to the home page.',
  methodNotAllowed: 'This URL does not accept this HTTP method.',
  rangeNotSatisfiable: 'The request asks for bytes after the end of the file.',

  announcementNotDraft: 'This announcement is already scheduled. Cancel it, then change it.',
  announcementInPast: 'This time is in the past. Choose a later one, or leave both fields empty.',
  noRecipients: 'No user would get this announcement. Choose other recipients.',

  checkForm: 'Check the form.',
  objectRequired: 'Send a JSON object.',
  jsonInvalid: 'We could not read the data. Send valid JSON in UTF-8.',
  wrongType: 'Send the data as application/json in UTF-8.',
  tooLarge: 'The data is over 64 KB. Send less.',
  tooSlow: 'The data took too long to arrive. Try again.',
  bodyIncomplete: 'The data did not arrive completely. Try again.',

  linkInvalid: 'This link is invalid or has expired.',
  emailUnchanged: 'This is already your email address.',
  teamRole: 'You have a role in the team. Ask a manager to end it first.',
  erasureNotRequested: 'Your account is not going to be erased. There is nothing to cancel.',
  recoveryOpen: 'There is already an open request for this colleague.',
  recoveryPaused:
    'You cannot vouch for this colleague for 30 days after they stopped your request. They can write to us.',
  recoveryReasonMissing:
    'The owner objected to an earlier request. Write why you approve this one.',
  recoveryOfTeamMember: 'This colleague is on the team. Ask another manager of the team for help.',
  recoveryDecided: 'This request is already decided.',

  referenceInvalid: ({ reference }: { reference: string }) =>
    `${reference} is not a reference like UNS-1A2B3C4D.`,
  subscriptionNotFound: ({ reference }: { reference: string }) =>
    `No subscription has the reference ${reference}.`,

  memberOfOtherSchool: ({ school }: { school: string }) =>
    `You are a member of ${school}. You can belong to one school at a time. Leave it first under My school.`,
  codeLimitReached: 'There are too many wrong codes at the moment. Log in, then try again.',
  invitationsDeclined: 'This person does not want invitations by email. Share the link instead.',
  invitationUnknown:
    'This invitation does not exist or was withdrawn. Ask your school for a new one.',
  invitationUsed: 'This invitation was already used. Ask your school for a new one.',
  invitationExpired: 'This invitation has expired. Ask your school for a new one.',
  noSeatLeft: ({ school }: { school: string }) =>
    `All seats of ${school} are taken. Ask the coordinator of your school to free one.`,
  schoolTermOver: ({ school }: { school: string }) =>
    `The subscription of ${school} is not active. Ask the coordinator of your school about it.`,
  noActiveTerm: 'Your school has no active subscription, so nobody can join now.',
  confirmEmailToInvite:
    'Confirm your own email address first: open the link in the email that we sent you. Your profile can send it again.',
  lastCoordinator:
    'You are the only coordinator of your school. Make a colleague the coordinator first.',
  tooManyCoordinators: 'A school has at most 3 coordinators.',
  dailyEmailLimitReached:
    'We have sent the maximum number of emails for today. Try again tomorrow.',
  staffHeadingsMissing:
    'We cannot find the headings. The first row needs “Name” and “Email”. Our template has all of them.',
  staffListEmpty: 'There is no teacher below the headings. Add a row for each teacher.',
  staffListTooLong: ({ count, most }: { count: number; most: number }) =>
    `The list has ${count} rows. A list can have at most ${most}.`,
  staffListTooLarge: 'The list is too large. Keep only the columns of the template.',
  staffListChanged:
    'Something changed at your school meanwhile. Check the list again, then confirm it.',
  staffListUndoTooLate: 'This list is already undone, or it is older than a day.',
  undoTooLate: 'It is too late to undo this. Send a new invitation.',
  applicationAlreadyDecided: 'This request is already decided.',
  liveSessionCancelled: 'This session is cancelled. Choose another session.',
  liveSessionOver: 'This session is over. Choose another session.',
  liveSessionForSubscribers: 'This session is for teachers whose school subscribes.',
  liveSessionFull: 'This session is full. If someone cancels, you can join.',
  joinTooEarly: 'You can join 15 minutes before the start.',
  attendanceRecorded:
    'Your attendance is recorded, so this registration can no longer be cancelled.',
  attendanceCodeClosed:
    'You can enter the attendance code from the last third of the session until 30 minutes after it.',
  attendanceCodeNotSet: 'The team has not set the attendance code yet. Try again in a minute.',
  sessionNotStarted:
    'The session has not started, or it is not published. Add people after the start.',
  inHouseSessionNotStarted:
    'The session has not started, or it is cancelled. Record the attendance after the start.',
  pushNotSupported:
    'We cannot send reminders to this browser. Use another browser, or keep reminders by email.',
  schoolNoticeSent: 'Your school has already sent this email this week. Send it again next week.',
  noTeacherToNotify:
    'No teacher would get this email. Teachers without a confirmed address, or who unsubscribed, get none.',
  inHouseSessionNotOver: 'This session is not over. Close its attendance after the end.',
  inHouseAttendanceClosed: 'The attendance is closed. Open it again, then make your change.',
  inHouseSessionChanged:
    'A colleague changed this session meanwhile. Reload the page, then make your change again.',
  inHouseAttendeesElsewhere:
    'Some recorded teachers could not attend at this time. Remove their ticks, then save again.',
  tooManySessions: 'Your school has planned 2000 sessions. Write to us to plan more.',
  attendanceCodeWrong: 'That code is wrong. Check it and try again.',
  attendanceCodeNeedsRegistration: 'Only registered teachers can enter the attendance code.',
  formRequired: 'Send the fields of a form.',
  listFull: 'The list has 200 entries, the most that it can have.',
  shownOnCertificates:
    'Certificates of this session are issued. They show its title, day, time, length, kind and mode, so these cannot change.',
  cannotRestore: 'Only a cancelled session that has not started can be restored.',
  newTimeSent: 'The new time is already sent by email. Change the time again instead.',
  nothingToCancel: 'This session is already cancelled or over.',

  secondFactorRequired: 'Confirm that it is you, then try again.',
  signInCancelled: ({ provider }: { provider: string }) =>
    `You did not finish the login with ${provider}. Try again, or use your password.`,
  signInExpired: 'This login took too long, or was opened twice. Start again.',
  signInRejected: ({ provider }: { provider: string }) =>
    `We could not verify the answer from ${provider}. Try again, or use your password.`,
  signInProviderDown: ({ provider }: { provider: string }) =>
    `${provider} does not answer at the moment. Use your password, or try again in a few minutes.`,
  schoolLoginRequired: ({ school, provider }: { school: string; provider: string }) =>
    `${school} asks its teachers to log in with ${provider}. Use that button below. If you have left the school, ask it to end your seat.`,
  schoolDomainInvalid: 'Enter a domain such as vidyamandir.in, without @ and without https://.',
  mailDomainPublic:
    'Anyone can have an address there. Enter the domain of your school’s own addresses.',
  schoolLoginExists: 'This domain is already in your list.',
  schoolLoginTaken:
    'Another school has confirmed this already. Prove your own domain with a DNS record, or write to us.',
  schoolLoginOld: 'You used this account more than an hour ago. Log in with it again, then go on.',
  schoolLoginMissing: 'First prove a domain, or confirm your Google Workspace or Microsoft 365.',
  schoolLoginUntried:
    'First connect your own school account under Profile. Then you know that it works.',
  tooManySchoolLogins: ({ most }: { most: number }) =>
    `A school has at most ${most} entries here. First remove one that you no longer use.`,
  seatNotOffered:
    'Your login belongs to no school that lets its teachers join this way. Ask your coordinator to invite you.',
  identityTaken:
    'This login is connected to another account. Log in to that account and remove it there first.',
  tooManyHighlights: ({ limit }: { limit: number }) =>
    `A book takes ${limit} highlights. Delete one that you no longer need.`,
  tooManyIdentities: ({ most }: { most: number }) =>
    `An account has at most ${most} other logins. First remove one that you no longer use.`,
  passkeyRejected: 'This passkey did not work. Try again, or use your password.',
  newPasswordMissing: 'Choose a new password, or log in here first.',
  mailboxLinkRequired: 'Open the link that we email you first. Then set up your second factor.',
  mailboxLinkOfOther: 'Log in to the account that got this email, then open the link again.',
  roleNeedsConfirmedEmail:
    'This person has not confirmed the email address yet. Ask them to open the link that we emailed.',
  roleAfterEmailChange:
    'This account changed its email address in the last 7 days. Give the role after that.',
  confirmEmailFirst:
    'Confirm your email address first: open the link in the email that we sent you, then try again.',
  tooManyPasskeys: ({ most }: { most: number }) =>
    `An account has at most ${most} passkeys. First remove one that you no longer use.`,
  wrongCode: 'This code is wrong or was already used. Wait for the next code and try again.',
  lastFactor: 'This is your only second factor. Add another one first.',
  secondFactorMissing: 'Set up a passkey or an authenticator app first.',
  authenticatorExists: 'You already have an authenticator app. Remove it first.',
  ownSecondFactor: 'You cannot do this for yourself. Ask another manager.',
  notOnTeam: 'This person isn’t on the team.',
  accountNotFound: 'No account has this email. Ask the person to register first.',
  lastManager: 'The site needs at least one manager. Name another manager first.',
  termsOverlap: 'The school has another term on some of these days. Choose other days.',

  sessionNotOver: 'Only a published session that is over can be closed.',
  correctionLimitReached:
    'You have already corrected this certificate twice. If it is still wrong, write to us.',
  nameUnchanged: 'The certificate already has this name.',
  certificateRevoked: 'This certificate is revoked.',
  attendeeHoldsCertificate: ({ name, number }: { name: string; number: string }) =>
    `${name} holds the valid certificate ${number}. Reload the page and say what becomes of it.`,
  nothingToCorrect: 'The certificate already has this name or is revoked.',
  nothingToUndo: 'There is nothing to undo.',
  entryDeleted: 'This entry no longer exists. Reload the page.',
  decisionFinal: 'It is too late to undo this. The email is being sent.',
  emailBeingSent: 'It is too late to undo this. The email is being sent.',
  alreadyDecided: 'A colleague has already decided this. This page shows the result.',
  hasCoordinator: 'This school already has a coordinator.',
  seatsTaken: ({ used }: { used: number }) =>
    `${used} seats of this school are in use. It needs at least this number.`,
  schoolNameWrong: 'Type the name of the school exactly as shown.',
  tooManySchoolsMatch: 'More than 50 schools match. Type more of the name of the school.',
  emailNotUsable:
    'The email address is not confirmed, or emails to it fail. Send the confirmation first.',
  privacyRequestOpen: 'This person already has an open request of this kind.',
  privacyRequestDone: 'This request is done already.',
  dayInFuture: 'This day is in the future. Enter the day when the request arrived.',
  noSeatToMove: 'This person has no seat in a school now. Reload the page.',
  alreadyInSchool: ({ school }: { school: string }) =>
    `This person already has a seat in ${school}.`,
  sameAccount: 'These are the same account. Choose another one.',
  mergeEmailWrong: 'This is not the address of the account that ends. Check it and type it again.',
  mergeWaits: 'One of these accounts already waits for a merge. Stop that one first.',
  mergeTeamRole: 'One of the accounts is on the team. Remove the role first.',
  mergePlannedErasure: 'The erasure of one of the accounts is planned. Stop it first.',
  mergeDifferentSchools:
    'The accounts have seats in different schools. Move one of them to the other school first.',
  emailAlreadyConfirmed: 'This email address is confirmed already.',
  emailCurrent: 'This is already the email address of the account.',
  emailOfTeamMember:
    'This person is on the team. Remove the role first, then correct the email address.',
  sameSchool: 'A school cannot be merged into itself. Choose another school.',
  changedByColleague:
    'A colleague changed this while you were writing. Your text is still here. Save again to replace the colleague’s version.',
  detailsChangedByOther:
    'These details have changed since you opened the page. Compare them, then save again.',
  correctedByColleague:
    'A colleague changed this while you were writing. Your text is still here. Save again to replace the colleague’s version.',
  answeredByColleague:
    'A colleague answered while you were writing. Your text is still here. Send it again if it is still needed.',
  emailNotResendable:
    'This email had a link that works once, so we cannot send it again. Start again on the page that sent it.',
  emailNotFound: 'This email has moved or was deleted. Reload the page.',

  billingNotSetUp: 'The price list is not ready yet. Write to us and we will send a quotation.',
  priceChanged: 'This price has changed. Reload the page and choose again.',
  seatsOutsidePlan: 'This plan is for another number of seats. Choose another plan.',
  orderWithdrawn: 'This quotation was withdrawn.',
  seatsTermOver:
    'The term of these seats is over, so they cannot be added. Use a quotation for the next term for this payment.',
  seatsNotOffered: 'This page has no price for more seats in the running term. Write to us.',
  noPriceForSeats: 'There is no price for so many seats. Enter fewer seats, or write to us.',
  seatsAsked: ({ number }: { number: string }) =>
    `Quotation ${number} for more seats has a payment or an invoice. Ask for other seats once it is settled.`,
  tooManySeats: 'The school would have more than 500 seats. Lower the seats of its term first.',
  orderPaid: 'This quotation is already paid.',
  orderHasPayments: 'This quotation has a payment or an invoice. Issue a credit note instead.',
  nothingOwed: 'Nothing is unpaid.',
  orderRemindedLately: 'The school was reminded in the last five days. Wait, or call it.',
  orderWithoutSchool: 'The school of this quotation no longer exists.',
  paymentTooHigh: ({ outstanding }: { outstanding: string }) =>
    `Only ${outstanding} is unpaid, with the tax deducted included. Enter at most this amount.`,
  reportTooHigh: ({ waiting, outstanding }: { waiting: string; outstanding: string }) =>
    `You have reported ${waiting} already, which we are checking. Report at most ${outstanding}, or correct your report.`,
  reportWaiting:
    'We are checking the payment that you reported. Withdraw the report first to pay online.',
  termHasBegun: 'This term has begun. You can only end it.',
  referenceUsed: 'A payment with this reference is already recorded.',
  paymentDecided: 'This payment is already confirmed or rejected.',
  paymentServiceDown:
    'The payment service does not answer. Try again in a few minutes, or pay by bank transfer.',
  currencyNotRupees: 'This payment is not in rupees. Refund it in the payment service.',
  paymentNotConfirmed: 'This payment is not confirmed, so it cannot be reversed.',
  onlineNotReversible: 'Refund an online payment in the payment service.',
  notTaxable: 'An invoice needs a GSTIN. Payments of this quotation get receipts.',
  invoiceExists: 'This quotation already has an invoice.',
  creditTooHigh: ({ left }: { left: string }) =>
    `Only ${left} of this document is left to credit. Enter at most this amount.`,
  nothingToCredit: 'This document cannot be credited.',
  photoNotFound: 'This file is not a picture or a PDF. Choose another one.',
  photoTooLarge: 'This file is over 4 MB. Choose a smaller picture.',

  fileStoreMissing: 'You cannot upload files yet. File storage is not set up.',
  wrongFileType: 'Send the file as application/octet-stream.',
  contentLengthRequired: 'The request needs a Content-Length header.',
  uploadStalled: 'No data arrived for a minute. The upload continues from where it stopped.',
  uploadTooSlow:
    'Your connection is too slow for this file. Try again later, or choose a smaller file.',
  uploadOffsetWrong:
    'This part does not follow the last one. The upload continues from where it stopped.',
  uploadNotFound: 'This upload has ended or was cancelled. Choose the file again.',
  tooManyUploads: 'Too many uploads are running. Finish or cancel some of them first.',
  fileKindUnknown:
    'We do not know this kind of content, whatever the file is called. Choose a type that the field names.',
  heicUnsupported: 'This is a HEIC photo. Save it as JPEG, then upload.',
  fileTooLarge: ({ most }: { most: string }) =>
    `This file is too large. The maximum for this type is ${most}.`,
  fileChanged: 'The file changed during the upload. Try again.',
  fileTooComplex:
    'This file takes too long to open. Save it again in the program that made it, then upload.',
  pdfBroken: 'This PDF is damaged. Save it again, then upload.',
  pdfLocked: 'This PDF has a password. Save a copy without a password, then upload.',
  pdfActive:
    'This PDF has scripts, actions or attached files. Print it to a new PDF, then upload that.',
  pdfTooLong: ({ most }: { most: number }) =>
    `This PDF has more than ${most} pages. Split it, then upload.`,
  pictureBroken: 'This picture is damaged. Save it again, then upload.',
  pictureTooLarge: ({ most }: { most: number }) =>
    `This picture has more than ${most} million pixels. Make it smaller, then upload.`,
  videoBroken: 'This video is damaged. Export it again, then upload.',
  videoNotMp4: 'This video is not an MP4. Export it as MP4, then upload.',
  videoWithoutPicture: 'This file has sound but no video. Choose another file.',
  captionsNotText: 'These captions are not in UTF-8. Save the file as UTF-8, then upload.',
  captionsBroken: ({ line }: { line: number }) =>
    `We cannot read these captions from line ${line} on. Correct the file, then upload.`,
  captionsTooMany: 'This file has more than 20,000 captions. Split it, then upload.',
  captionsEmpty: 'These captions have no text. Choose another file.',
  officeBroken: 'This file is damaged. Save it again, then upload.',
  officeTypeUnsupported:
    'This file is not PowerPoint (PPTX) or Word (DOCX). Save it as one of these, then upload.',
  officeTooLarge: 'This file is too large after unpacking. Split it, then upload.',
  officeMacros: 'This file has macros. Save it without macros (PPTX or DOCX), then upload.',
  officeObjects: 'This file has an embedded object. Replace it with a picture, then upload.',
  officeExternalContent:
    'This file loads content from another place when it opens. Save that content in the file itself, then upload.',

  attendeeWithoutSeat:
    'Someone on your list has no seat at your school. Load the page again, then save the attendance.',
  liveSessionClosed: 'This session is closed. Reopen it first.',
  feedbackClosed: 'Feedback is possible from the end of a session until 14 days after it.',
  tooManyAttendanceInvitations:
    'A session can have 500 people without an account. Ask the others to register themselves.',
  sessionNotClosed: 'The session is not closed yet. Close it, then remind the teachers.',
  remindedToday: 'We have reminded these teachers today. Remind them again tomorrow.',
  nobodyToRemind: 'No certificate of this session waits for a name.',
  attendanceImportUndone: 'This list was undone in the meantime. Start again.',

  itemNotDeletable:
    'Only a draft that was never published can be deleted. You can withdraw this item from the site instead.',
  policyComing: ({ number }: { number: number }) =>
    `Version ${number} is published and not yet in force. Withdraw it first.`,
  policyUnchanged: 'The newest version has this text already. Change the text, then publish.',
  policyInForce: 'This version is in force. Publish a new version instead.',
  itemAlreadyPublished: 'This item is already on the site. Load the page again.',
  scheduledItemIncomplete:
    'This item is scheduled, so no required field can be empty. Fill the field, or remove the schedule first.',
  coverNeedsPdf: 'Add the book as a PDF first. Then you can make its cover from page one.',
  coverNotDrawn:
    'Page one of this PDF cannot be drawn. Upload a cover instead. The draft is unchanged.',
  fileNotAnItem: ({ actual }: { actual: AppErrorFileKind }) =>
    `This file does not become a draft by itself: ${files.kinds[actual]}. Open an item, then add the file there.`,
  itemNotReady: 'You cannot publish this yet. The page shows what is missing.',
  fileKindWrong: ({ actual, needed }: { actual: AppErrorFileKind; needed: AppErrorFileKind }) =>
    `This is the wrong kind of file: ${files.kinds[actual]}. Choose a file of this kind: ${files.kinds[needed]}.`,

  siteExists: 'Your school already has a website.',
  siteNeedsTerm: 'Your school has no active subscription, so you cannot publish now.',
  siteNeedsCoordinator: 'Confirm your email address first. Your profile can send the link.',
  answerTooLong: 'An answer is too long for its place. Shorten it.',
  siteNotReady: 'You cannot publish yet. The page shows what is missing.',
  trainingArchiveRunning:
    'Your school is already downloading a ZIP file. Wait until that download ends, then try again.',
  siteNeedsApproval: 'A coordinator of your school publishes. Press Ask to publish instead.',
  siteSlugLocked: ({ day }: { day: string }) => `You can change the address again from ${day}.`,
  siteBlocked: ({ reason }: { reason: string }) =>
    `We took this website offline. Our reason: ${reason}`,
  siteFileTooLarge: 'The file is over 4 MB. Make it smaller and try again.',
  siteConsentMissing: 'Confirm the consent before you upload a picture.',
  siteFull: 'The files of a website may have 200 MB in all. Use smaller pictures.',
  tooManySitePages: 'A website has at most 10 pages of its own. Remove one first.',
  sitePageExists: 'A page with this name already exists. Choose another name.',
  sitePageSaved: ({ name }: { name: string }) =>
    `${name} saved a newer version of this page. Your text is kept here.`,
  textDraftSaved: ({ name }: { name: string }) =>
    `${name} saved a newer draft of this text. Your text is kept here.`,
  tooManyWebhooks: ({ most }: { most: number }) =>
    `You have ${most} webhooks already. Delete one first.`,
  webhookStateOther: 'The webhook has changed meanwhile. Reload the page and try again.',
  tooManyViews: 'You have saved 20 views already. Delete one first.',
  viewWithoutFilters: 'Choose a filter first, then save the view.',
  tooManyReplyTemplates: 'There are 50 templates already. Remove one first.',
  siteSettingsSaved: 'Someone saved newer settings. Your input is kept here.',
  siteDomainsOff: 'Websites cannot have a domain of their own on this server.',
  siteDomainReserved: 'This domain belongs to UNS. Enter a domain of your school.',
  siteDomainExists: 'Your website already has a domain. Remove it first.',
  siteDomainUnproved:
    'We did not find the TXT record. Add it as shown. A new record may need an hour until it is visible.',
  siteDomainNoAddress:
    'We found the TXT record, but the domain leads nowhere yet. Add the CNAME record as shown.',
  siteDomainOtherAddress:
    'We found the TXT record, but the domain leads to another server. Change its CNAME record as shown.',
  siteDomainUnchecked: 'We could not check the domain. Try again in a few minutes.',
  homePageStays: 'The home page always comes first and cannot be removed.',
  itemPlaceGone: 'Someone changed this list. Load the page again, then move the item.',
  draftNeedsSubscription: 'Drafts need a subscription. Ask your school to subscribe.',
  draftSourceEmpty: 'This material has no text to adapt. Choose another one.',
  draftTopicUnknown:
    'Our material does not cover this topic. Use other English words, or choose a resource.',
  draftQuestionsMissing:
    'We have not written questions for this material yet. Choose other material, or a rubric or a note to parents.',
  draftNeedsModel:
    'Only an AI model can shorten a text, and it is switched off. Choose another kind.',
  classTestFreeLimit:
    'Without a subscription you can make one test with ten questions. Ask your school to subscribe.',
  classTestListFull: 'You have 500 tests. Delete one, then try again.',
  classTestChanged: 'This test was changed in another window. Your changes are kept here.',
  classTestPrinted:
    'This test is printed, so its questions stay as they are on paper. Reload the page.',
  classTestHasSheets: 'Answer sheets of this test are read already. Make a copy to change it.',
  classExists: 'You have another class with this name in this school year.',
  classPicturesFull: 'You have 500 pictures in your questions. Remove some first.',
  classPictureWrong: 'This is no picture. Choose a photo or a drawing.',
  classTestIncomplete: 'The test is not complete. Complete all questions, then print it.',
  classTestNotFinished: 'Finish the test for printing first. Then its papers open.',
  sheetTooFull: 'These questions need more space than one answer sheet has. Use fewer numbers.',
  halfSheetTooFull: 'These questions need a whole A4 page. Print the A4 answer sheet.',
  draftListFull: 'You have 200 drafts. Delete one, then try again.',
  draftUserLimit:
    'You have used all AI texts of today. Try again tomorrow, or edit this draft yourself.',
  draftSchoolLimit:
    'Your school has used all AI texts of this month. Templates and editing still work.',
  draftSiteLimit: 'All AI texts of this month are used. Templates and editing still work.',
  draftModelFailed: 'The AI provider did not answer. Your draft is unchanged. Try again.',
  draftModelRefused: 'The AI provider sent no usable text. Your draft is unchanged. Try again.',
  assignmentListFull: 'You have 500 assignments. Delete one, then try again.',
  slipTextsChanged: 'These words were changed in another window. Copy yours, then reload the page.',
  rollNumberHasSheet: 'This roll number has a sheet. Remove the sheet first.',
  testChangeNotLatest: 'A later change of this question is there. Undo that one first.',
  draftChanged: 'This draft was changed in another window. Your text is kept here.',
}

function formatDuration(seconds: number) {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return `${minutes} minutes`
  return `${Math.ceil(minutes / 60)} hours`
}
