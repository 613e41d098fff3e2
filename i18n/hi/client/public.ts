// Written by `node scripts/run.mjs languages`.
import type { TranslatedSections } from '../../translated-sections'
import { accountForm } from '../account-forms'
import { accountNotice } from '../account-notices'
import { clock } from '../clock'
import { contactForm } from '../contact-form'
import { errorPage } from '../error-pages'
import { feedback } from '../feedback'
import { fieldErrors } from '../field-errors'
import { form } from '../forms'
import { homeBand } from '../home-band'
import { join } from '../join'
import { linkPage } from '../link-pages'
import { liveSession } from '../live-sessions'
import { menu } from '../menu'
import { notifications } from '../notifications'
import { passkeys } from '../passkeys'
import { password } from '../passwords'
import { schoolBilling } from '../school-billing'
import { schoolForm } from '../school-form'
import { schoolSiteContact } from '../school-site-contact'
import { schoolStatus } from '../school-status'
import { share } from '../share'

export const hi: Partial<TranslatedSections> = {
  accountForm,
  accountNotice,
  clock,
  contactForm,
  errorPage,
  feedback,
  fieldErrors,
  form,
  homeBand,
  join,
  linkPage,
  liveSession,
  menu,
  notifications,
  passkeys,
  password,
  schoolBilling,
  schoolForm,
  schoolSiteContact,
  schoolStatus,
  share,
}
