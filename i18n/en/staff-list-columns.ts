/**
 * Headings of a staff list. The first of each is the template's; other programs write the others. Dashes
 * count as spaces.
 */
export const staffListColumns = {
  name: 'Name | Full name | Teacher | Teacher name | Staff name | Name of teacher | Name of the teacher',
  email: 'Email | Email address | Email id | E mail | E mail id | Mail id',
  phone: 'Phone | Phone number | Mobile | Mobile number | Mobile no | Contact number',
  employeeNumber:
    'Employee number | Employee no | Employee id | Employee code | Emp no | Emp id | Staff id',
  subject: 'Subject | Subjects | Subject taught | Teaching subject',
  joiningDay: 'Joining date | Date of joining | Joined on | Doj | Date of appointment',
}
