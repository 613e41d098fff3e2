import 'server-only'

/**
 * Emails that protect an account or confirm an address, and those to the team's own mailbox. They are sent
 * even to an address that has failed: withholding one would lock its owner out, and opening its link is what
 * proves that the address works again. All others are withheld from such an address.
 */
const ESSENTIAL_TEMPLATES = [
  'resetLink',
  'factorLink',
  'welcome',
  'confirmAddress',
  'newAddress',
  'newAddressByTeam',
  'addressCorrectionStarted',
  'addressChanged',
  'loginAttempts',
  'loginMethodChanged',
  'mergePlanned',
  'accountEnded',
  'accountExtended',
  'erasurePlanned',
  'erasureUndone',
  'erasureHeld',
  'recoveryWarning',
  'recoveryWaits',
  'recoveryLink',
  'teamRecovery',
  'teamContact',
  'teamInstitution',
]

export const isEssential = (template: string) => ESSENTIAL_TEMPLATES.includes(template)
