export const menu = {
  /** For logged-in users without a name. */
  fallbackName: 'User',
  profile: 'Profile',
  myLearning: 'My learning',
  mySchool: 'My school',
  changePassword: 'Change Password',
  logout: 'Logout',
}
