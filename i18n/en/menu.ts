export const menu = {
  /** For logged-in users without a name. */
  nobody: 'User',
  profile: 'Profile',
  myLearning: 'My learning',
  mySchool: 'My school',
  changePassword: 'Change Password',
  logout: 'Logout',
}
