// Written by `node scripts/run.mjs languages`.
import type { TranslatedSections } from '../translated-sections'
import { accountForm } from './account-forms'
import { accountNotice } from './account-notices'
import { accountRecovery } from './account-recoveries'
import { action } from './actions'
import { contactForm } from './contact-form'
import { drafts } from './drafts'
import { errorPage } from './error-pages'
import { feedback } from './feedback'
import { fieldErrors } from './field-errors'
import { files } from './files'
import { form } from './forms'
import { homeBand } from './home-band'
import { join } from './join'
import { library } from './library'
import { linkPage } from './link-pages'
import { list } from './lists'
import { liveSession } from './live-sessions'
import { menu } from './menu'
import { myData } from './my-data'
import { myLearning } from './my-learning'
import { mySchool } from './my-school'
import { notifications } from './notifications'
import { onlineTraining } from './online-training'
import { passkeys } from './passkeys'
import { password } from './passwords'
import { profile } from './profile'
import { profileSection } from './profile-sections'
import { reader } from './reader'
import { schoolBilling } from './school-billing'
import { schoolForm } from './school-form'
import { schoolInvite } from './school-invite'
import { schoolSessions } from './school-sessions'
import { schoolSiteContact } from './school-site-contact'
import { schoolSiteEditor } from './school-site-editor'
import { schoolStatus } from './school-status'
import { schoolTraining } from './school-training'
import { share } from './share'
import { states } from './states'
import { toolkit } from './toolkit'
import { training } from './training'
import { video } from './videos'

export const hi: Partial<TranslatedSections> = {
  accountForm,
  accountNotice,
  accountRecovery,
  action,
  contactForm,
  drafts,
  errorPage,
  feedback,
  fieldErrors,
  files,
  form,
  homeBand,
  join,
  library,
  linkPage,
  list,
  liveSession,
  menu,
  myData,
  myLearning,
  mySchool,
  notifications,
  onlineTraining,
  passkeys,
  password,
  profile,
  profileSection,
  reader,
  schoolBilling,
  schoolForm,
  schoolInvite,
  schoolSessions,
  schoolSiteContact,
  schoolSiteEditor,
  schoolStatus,
  schoolTraining,
  share,
  states,
  toolkit,
  training,
  video,
}
