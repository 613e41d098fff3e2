// Written by `node scripts/run.mjs languages`.
import type { TranslatedSections } from '../translated-sections'
import { about } from './about'
import { account } from './account'
import { accountEmail } from './account-emails'
import { accountForm } from './account-forms'
import { accountNotice } from './account-notices'
import { accountRecovery } from './account-recoveries'
import { action } from './actions'
import { amountInWords } from './amount-in-words'
import { announcementEmail } from './announcement-emails'
import { apiResult } from './api-results'
import { attendance } from './attendance'
import { badRequest } from './bad-requests'
import { bill } from './bill'
import { billing } from './billing'
import { billingEmail } from './billing-emails'
import { calendar } from './calendar'
import { certificate } from './certificate'
import { clock } from './clock'
import { contact } from './contact'
import { contactForm } from './contact-form'
import { drafts } from './drafts'
import { email } from './emails'
import { errorPage } from './error-pages'
import { errors } from './errors'
import { feedback } from './feedback'
import { fieldErrors } from './field-errors'
import { files } from './files'
import { form } from './forms'
import { frame } from './frame'
import { home } from './home'
import { homeBand } from './home-band'
import { itemTypes } from './item-types'
import { join } from './join'
import { library } from './library'
import { linkPage } from './link-pages'
import { list } from './lists'
import { liveSessionEmail } from './live-session-emails'
import { liveSession } from './live-sessions'
import { logins } from './logins'
import { menu } from './menu'
import { myData } from './my-data'
import { myLearning } from './my-learning'
import { mySchool } from './my-school'
import { notifications } from './notifications'
import { offlineTraining } from './offline-training'
import { onlineTraining } from './online-training'
import { passkeys } from './passkeys'
import { password } from './passwords'
import { personalData } from './personal'
import { plainPage } from './plain-pages'
import { policy } from './policies'
import { profile } from './profile'
import { profileSection } from './profile-sections'
import { programme } from './programmes'
import { reader } from './reader'
import { recordCheck } from './record-check'
import { school } from './school'
import { schoolBilling } from './school-billing'
import { schoolForm } from './school-form'
import { schoolHelp } from './school-help'
import { schoolInvite } from './school-invite'
import { schoolSessions } from './school-sessions'
import { schoolSiteContact } from './school-site-contact'
import { schoolSiteEditor } from './school-site-editor'
import { schoolSiteEmail } from './school-site-emails'
import { schoolSitePage } from './school-site-page'
import { schoolSiteStarter } from './school-site-starter'
import { schoolStatus } from './school-status'
import { schoolTraining } from './school-training'
import { sessionPapers } from './session-papers'
import { sessionPoster } from './session-poster'
import { share } from './share'
import { states } from './states'
import { subscription } from './subscription'
import { toolkit } from './toolkit'
import { training } from './training'
import { trainingEmail } from './training-emails'
import { video } from './videos'

export const ta: TranslatedSections = {
  about,
  account,
  accountEmail,
  accountForm,
  accountNotice,
  accountRecovery,
  action,
  amountInWords,
  announcementEmail,
  apiResult,
  attendance,
  badRequest,
  bill,
  billing,
  billingEmail,
  calendar,
  certificate,
  clock,
  contact,
  contactForm,
  drafts,
  email,
  errorPage,
  errors,
  feedback,
  fieldErrors,
  files,
  form,
  frame,
  home,
  homeBand,
  itemTypes,
  join,
  library,
  linkPage,
  list,
  liveSessionEmail,
  liveSession,
  logins,
  menu,
  myData,
  myLearning,
  mySchool,
  notifications,
  offlineTraining,
  onlineTraining,
  passkeys,
  password,
  personalData,
  plainPage,
  policy,
  profile,
  profileSection,
  programme,
  reader,
  recordCheck,
  school,
  schoolBilling,
  schoolForm,
  schoolHelp,
  schoolInvite,
  schoolSessions,
  schoolSiteContact,
  schoolSiteEditor,
  schoolSiteEmail,
  schoolSitePage,
  schoolSiteStarter,
  schoolStatus,
  schoolTraining,
  sessionPapers,
  sessionPoster,
  share,
  states,
  subscription,
  toolkit,
  training,
  trainingEmail,
  video,
}
