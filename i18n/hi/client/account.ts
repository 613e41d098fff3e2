// Written by `node scripts/run.mjs languages`.
import type { TranslatedSections } from '../../translated-sections'
import { accountForm } from '../account-forms'
import { accountNotice } from '../account-notices'
import { accountRecovery } from '../account-recoveries'
import { action } from '../actions'
import { clock } from '../clock'
import { drafts } from '../drafts'
import { errorPage } from '../error-pages'
import { feedback } from '../feedback'
import { fieldErrors } from '../field-errors'
import { files } from '../files'
import { form } from '../forms'
import { menu } from '../menu'
import { myData } from '../my-data'
import { myLearning } from '../my-learning'
import { mySchool } from '../my-school'
import { notifications } from '../notifications'
import { passkeys } from '../passkeys'
import { password } from '../passwords'
import { profile } from '../profile'
import { profileSection } from '../profile-sections'
import { schoolBilling } from '../school-billing'
import { schoolInvite } from '../school-invite'
import { schoolSessions } from '../school-sessions'
import { schoolSiteEditor } from '../school-site-editor'
import { schoolTraining } from '../school-training'
import { share } from '../share'
import { states } from '../states'
import { training } from '../training'

export const hi: Partial<TranslatedSections> = {
  accountForm,
  accountNotice,
  accountRecovery,
  action,
  clock,
  drafts,
  errorPage,
  feedback,
  fieldErrors,
  files,
  form,
  menu,
  myData,
  myLearning,
  mySchool,
  notifications,
  passkeys,
  password,
  profile,
  profileSection,
  schoolBilling,
  schoolInvite,
  schoolSessions,
  schoolSiteEditor,
  schoolTraining,
  share,
  states,
  training,
}
