export const menu = {
  /** Who is logged in without a name. */
  nobody: 'User',
  profile: 'Profile',
  changePassword: 'Change Password',
  logout: 'Logout',
}
