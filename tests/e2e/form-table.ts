export const FORM_USERS = ['visitor', 'user', 'teacher', 'coordinator', 'manager'] as const

export type FormUser = (typeof FORM_USERS)[number]

type FormRow = {
  user: FormUser
  path: string
  /** Without `components/` and `.tsx`. */
  component: string
  /** The start of the name of its button. */
  button: string
  /** Needs no record, and is tested in every run; the others in `.ci/run`. */
  isSample: boolean
}

/** A name in braces is a record of the site. */
const TABLE = `
visitor      /register                                 forms/register-form                  Register
visitor *    /login                                    forms/login-form                     Login
visitor      /forgot-password                          forms/forgot-password-form           Send Reset Link
visitor      /reset-password/{token}                   forms/reset-password-form            Reset Password
visitor      /contact                                  forms/contact-form                   Send Message
visitor *    /subscription-register                    forms/school-form                    Register Institution
visitor      /website-message/{site}                   school-sites/site-message-form       Send
user *       /profile/details                          account/details-form                 Save changes
user         /profile/email                            account/email-change-form            Send the link
user         /profile/mails                            account/email-preferences-form       Save my choice
user         /profile/notifications                    push/reminder-channel-form           Save my choice
user         /change-password                          forms/change-password-form           Change Password
user         /profile/passkeys                         profile/add-passkey                  Add a passkey
user         /profile/passkeys                         profile/remove-passkey               Remove the passkey
user *       /profile/data                             account/data-export-form             Create my copy
user *       /profile/data                             account/erasure-form                 Erase my account
user         /my-learning/name                         learning/certificate-name-form       Confirm this name
user         /my-learning/add                          learning/entry-form                  Save entry
user         /my-tests/new                             class-tests/test-form                Make the test
user         /my-tests/assignments/new                 class-tests/assignments/assignment-form  Make the assignment
user         /my-drafts/new                            drafts/draft-form                    Make my draft
teacher      /my-school                                in-house/in-house-code-form          
coordinator  /my-school/invite                         school/invitation/invite-form        Send invitations
coordinator  /my-school/invite                         school/staff-list/staff-list-form      Check the list
coordinator  /my-school/teachers/{member}              school/invitation/vouch-form         
coordinator  /my-school/sessions                       in-house/plan-session-form           Plan session
coordinator  /my-school/sessions/{inHouse}             in-house/attendees-form              Save attendance
coordinator  /my-school/sessions/{inHouse}             forms/upload-form                    Add the signed list
coordinator  /my-school/billing                        billing/quotation-form               Get the quotation
coordinator  /my-school/api                            api-tokens/school-token-form         Make the token
coordinator  /my-school/billing                        billing/more-seats-form              Ask for these seats
coordinator  /my-school/billing                        billing/payment-report-form          
coordinator  /my-school/billing                        billing/press-form                   
coordinator  /my-school/website                        school-sites/site-address            Change the address
coordinator  /my-school/website                        school-sites/add-page-form           
coordinator  /my-school/website                        school-sites/new-domain-form         
coordinator  /my-school/website/enquiries              school-sites/enquiries/enquiry-form  Save
coordinator  /my-school/website/design                 school-sites/design-form             
coordinator  /my-school/webhooks                       webhooks/new-school-webhook          Add webhook
coordinator  /my-school/webhooks/{webhook}             webhooks/renew-school-secret         Renew the secret
manager      /team/announcements/new                   app/(team)/team/announcements/new/page  Save draft
manager      /team/announcements/{announcement}        announcements/announcement-preview   Send a test to me
manager      /team/announcements/{announcement}        announcements/edit-announcement      Save draft
manager      /team/announcements/{announcement}        announcements/delete-announcement    Delete the draft
manager      /team/announcements/{announcement}        announcements/schedule-announcement  Send the announcement
manager      /team/api                                 api-tokens/team-token-form           Make the token
manager      /team/applications/{application}          team/schools/application-actions     Reject the application
manager      /team/billing/orders/{order}              billing/order-actions                Save the payment
manager      /team/billing/orders/{order}              billing/order-payments               Reject the payment
manager      /team/billing/prices                      billing/price-list                   Add a price
manager      /team/billing/settings                    billing/settings-form                Save the settings
manager      /team/certificates/settings               certificates/settings/certificate-settings-form  Save for new certificates
manager      /team/certificates/{certificate}          learning/certificate-name-form       Correct the name
manager      /team/certificates/{certificate}          certificates/team/certificate-reason-form  Revoke this certificate
manager      /team/library                             team-library/add-item                Create the draft
manager      /team/library/{premiumBook}               team-library/item-form               Save
manager      /team/library/{premiumBook}               team-library/item-files              Make the cover
manager      /team/library/{premiumBook}               team-library/item-listing            Take it out
manager      /team/library/{premiumBook}               team-library/item-state              Withdraw the item
manager *    /team/lists                               team-library/list-editor             Add to the list
manager      /team/mail                                team/mail/emails-list                Send again
manager      /team/webhooks                            webhooks/new-team-webhook            Add webhook
manager      /team/webhooks/{siteWebhook}              webhooks/renew-team-secret           Renew the secret
manager      /team/messages/templates                  team/messages/reply-templates        Add the template
manager      /team/messages/{message}                  team/messages/message-actions        Send the answer
manager      /team/people/{user}                       team/people/user-corrections         Save the details
manager      /team/people/{user}                       team/people/user-details             End all logins
manager      /team/people/{user}?tab=requests          team/people/privacy-requests         Record a request
manager      /team/people/{user}?tab=requests          team/people/user-privacy             Start the erasure
manager      /team/people/{user}?tab=school&target=Sunrise  team/people/user-school         Move to Sunrise
manager      /team/roles                               team/roles/add-to-team               Add to the team
manager      /team/schools                             team/schools/school-views            Rename the view
manager      /team/schools/new                         team/schools/paper-form              Create the school
manager      /team/schools/{school}                    school-sites/team-school-website     Take the website
manager      /team/schools/{school}                    team/schools/school-details          Save the details
manager      /team/schools/{school}                    team/schools/school-follow-up        Add the note
manager      /team/schools/{school}?tab=teachers       team/schools/school-members          Make
manager      /team/schools/{school}?tab=terms          billing/team-school-billing          Create and send
manager      /team/schools/{school}?tab=terms          team/schools/school-terms            Add the term
manager      /team/schools/{school}/merge?into={twin}  team/schools/merge-form              Merge schools
manager *    /team/sessions/new                        live-sessions/session/new-live-session-form  Create session
manager      /team/sessions/{session}                  live-sessions/attendance/add-attendee  Add the person
manager      /team/sessions/{session}                  live-sessions/attendance/invited-attendees  Save the correction
manager      /team/sessions/{session}                  live-sessions/attendance/participant-row  Mark as absent and
manager      /team/sessions/{session}?tab=details      live-sessions/session/edit-live-session-form  Save
manager      /team/training                            training/training-rules              Save rule
`

/**
 * Forms of states that the site of the tests has not: a payment service, a second factor, a coming version.
 * Their frame, which shows the message, is that of the forms above.
 */
export const UNOPENED_FORMS = [
  'account/new-password-form',
  'account/pending-recoveries',
  'announcements/announcement-status',
  'billing/order-summary',
  'class-tests/group-form',
  'class-tests/results/typed-total-form',
  'class-tests/slips/slip-texts-form',
  'billing/pay-online',
  'billing/team-more-seats',
  'billing/payment-reversal',
  'billing/unmatched-payments',
  'live-sessions/session/cancel-form',
  'live-sessions/feedback/feedback-form',
  'school-sites/approval/return-draft-form',
  'school-sites/new-site-form',
  'school-sites/start/site-questions',
  'school/staff-list/staff-list-review',
  'team-library/delete-draft',
  'team-library/schedule-item',
  'team-policies/coming-version',
  'team-texts/text-history',
  'team/people/account-merge',
  'team/second-factor/code-verification',
  'team/second-factor/confirm-app',
  'team/second-factor/password-verification',
  'team/second-factor/set-up-app',
]

const TOKEN = 'A'.repeat(43)

export const listForms = (records: Record<string, string> = {}): FormRow[] =>
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const values: Record<string, string> = { token: TOKEN, ...records }
      const [user = '', path = '', component = '', button = ''] = line.trim().split(/ {2,}/)
      return {
        user: user.replace(' *', '') as FormUser,
        path: path.replaceAll(/{(\w+)}/g, (_, name) => values[name] ?? name),
        ...{ component, button, isSample: user.endsWith('*') },
      }
    })
