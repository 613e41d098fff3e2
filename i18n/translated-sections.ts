// Written by `node scripts/run.mjs languages`.
import type { about } from './en/about'
import type { account } from './en/account'
import type { accountEmail } from './en/account-emails'
import type { accountForm } from './en/account-forms'
import type { accountNotice } from './en/account-notices'
import type { accountRecovery } from './en/account-recoveries'
import type { action } from './en/actions'
import type { amountInWords } from './en/amount-in-words'
import type { announcementEmail } from './en/announcement-emails'
import type { apiResult } from './en/api-results'
import type { attendance } from './en/attendance'
import type { badRequest } from './en/bad-requests'
import type { bill } from './en/bill'
import type { billing } from './en/billing'
import type { billingEmail } from './en/billing-emails'
import type { calendar } from './en/calendar'
import type { certificate } from './en/certificate'
import type { clock } from './en/clock'
import type { contact } from './en/contact'
import type { contactForm } from './en/contact-form'
import type { drafts } from './en/drafts'
import type { email } from './en/emails'
import type { errorPage } from './en/error-pages'
import type { errors } from './en/errors'
import type { feedback } from './en/feedback'
import type { fieldErrors } from './en/field-errors'
import type { files } from './en/files'
import type { form } from './en/forms'
import type { frame } from './en/frame'
import type { home } from './en/home'
import type { homeBand } from './en/home-band'
import type { itemTypes } from './en/item-types'
import type { join } from './en/join'
import type { library } from './en/library'
import type { linkPage } from './en/link-pages'
import type { list } from './en/lists'
import type { liveSessionEmail } from './en/live-session-emails'
import type { liveSession } from './en/live-sessions'
import type { logins } from './en/logins'
import type { menu } from './en/menu'
import type { myData } from './en/my-data'
import type { myLearning } from './en/my-learning'
import type { mySchool } from './en/my-school'
import type { notifications } from './en/notifications'
import type { offlineTraining } from './en/offline-training'
import type { onlineTraining } from './en/online-training'
import type { passkeys } from './en/passkeys'
import type { password } from './en/passwords'
import type { personalData } from './en/personal'
import type { plainPage } from './en/plain-pages'
import type { policy } from './en/policies'
import type { profile } from './en/profile'
import type { profileSection } from './en/profile-sections'
import type { programme } from './en/programmes'
import type { reader } from './en/reader'
import type { recordCheck } from './en/record-check'
import type { school } from './en/school'
import type { schoolBilling } from './en/school-billing'
import type { schoolForm } from './en/school-form'
import type { schoolHelp } from './en/school-help'
import type { schoolInvite } from './en/school-invite'
import type { schoolSessions } from './en/school-sessions'
import type { schoolSiteContact } from './en/school-site-contact'
import type { schoolSiteEditor } from './en/school-site-editor'
import type { schoolSiteEmail } from './en/school-site-emails'
import type { schoolSitePage } from './en/school-site-page'
import type { schoolSiteStarter } from './en/school-site-starter'
import type { schoolStatus } from './en/school-status'
import type { schoolTraining } from './en/school-training'
import type { sessionPapers } from './en/session-papers'
import type { sessionPoster } from './en/session-poster'
import type { share } from './en/share'
import type { states } from './en/states'
import type { subscription } from './en/subscription'
import type { toolkit } from './en/toolkit'
import type { training } from './en/training'
import type { trainingEmail } from './en/training-emails'
import type { video } from './en/videos'
import type { Translation } from './language'

export type TranslatedSections = {
  about: Translation<typeof about>
  account: Translation<typeof account>
  accountEmail: Translation<typeof accountEmail>
  accountForm: Translation<typeof accountForm>
  accountNotice: Translation<typeof accountNotice>
  accountRecovery: Translation<typeof accountRecovery>
  action: Translation<typeof action>
  amountInWords: Translation<typeof amountInWords>
  announcementEmail: Translation<typeof announcementEmail>
  apiResult: Translation<typeof apiResult>
  attendance: Translation<typeof attendance>
  badRequest: Translation<typeof badRequest>
  bill: Translation<typeof bill>
  billing: Translation<typeof billing>
  billingEmail: Translation<typeof billingEmail>
  calendar: Translation<typeof calendar>
  certificate: Translation<typeof certificate>
  clock: Translation<typeof clock>
  contact: Translation<typeof contact>
  contactForm: Translation<typeof contactForm>
  drafts: Translation<typeof drafts>
  email: Translation<typeof email>
  errorPage: Translation<typeof errorPage>
  errors: Translation<typeof errors>
  feedback: Translation<typeof feedback>
  fieldErrors: Translation<typeof fieldErrors>
  files: Translation<typeof files>
  form: Translation<typeof form>
  frame: Translation<typeof frame>
  home: Translation<typeof home>
  homeBand: Translation<typeof homeBand>
  itemTypes: Translation<typeof itemTypes>
  join: Translation<typeof join>
  library: Translation<typeof library>
  linkPage: Translation<typeof linkPage>
  list: Translation<typeof list>
  liveSessionEmail: Translation<typeof liveSessionEmail>
  liveSession: Translation<typeof liveSession>
  logins: Translation<typeof logins>
  menu: Translation<typeof menu>
  myData: Translation<typeof myData>
  myLearning: Translation<typeof myLearning>
  mySchool: Translation<typeof mySchool>
  notifications: Translation<typeof notifications>
  offlineTraining: Translation<typeof offlineTraining>
  onlineTraining: Translation<typeof onlineTraining>
  passkeys: Translation<typeof passkeys>
  password: Translation<typeof password>
  personalData: Translation<typeof personalData>
  plainPage: Translation<typeof plainPage>
  policy: Translation<typeof policy>
  profile: Translation<typeof profile>
  profileSection: Translation<typeof profileSection>
  programme: Translation<typeof programme>
  reader: Translation<typeof reader>
  recordCheck: Translation<typeof recordCheck>
  school: Translation<typeof school>
  schoolBilling: Translation<typeof schoolBilling>
  schoolForm: Translation<typeof schoolForm>
  schoolHelp: Translation<typeof schoolHelp>
  schoolInvite: Translation<typeof schoolInvite>
  schoolSessions: Translation<typeof schoolSessions>
  schoolSiteContact: Translation<typeof schoolSiteContact>
  schoolSiteEditor: Translation<typeof schoolSiteEditor>
  schoolSiteEmail: Translation<typeof schoolSiteEmail>
  schoolSitePage: Translation<typeof schoolSitePage>
  schoolSiteStarter: Translation<typeof schoolSiteStarter>
  schoolStatus: Translation<typeof schoolStatus>
  schoolTraining: Translation<typeof schoolTraining>
  sessionPapers: Translation<typeof sessionPapers>
  sessionPoster: Translation<typeof sessionPoster>
  share: Translation<typeof share>
  states: Translation<typeof states>
  subscription: Translation<typeof subscription>
  toolkit: Translation<typeof toolkit>
  training: Translation<typeof training>
  trainingEmail: Translation<typeof trainingEmail>
  video: Translation<typeof video>
}
