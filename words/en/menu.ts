export const menu = {
  /** Who is logged in without a name. */
  nobody: 'User',
  profile: 'Profile',
  mySchool: 'My school',
  changePassword: 'Change Password',
  logout: 'Logout',
}
