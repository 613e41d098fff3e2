export const menu = {
  /** Who is logged in without a name. */
  nobody: 'User',
  profile: 'Profile',
  myLearning: 'My learning',
  mySchool: 'My school',
  changePassword: 'Change Password',
  logout: 'Logout',
}
