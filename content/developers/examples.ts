/** The examples of the page for developers. A test runs each against a site; `origin` is the site's address. */

export const firstRequest = (origin: string) =>
  `curl -H "Authorization: Bearer $UNS_TOKEN" ${origin}/api/v1/token`

export const readAllTeachers = (origin: string) => `const headers = {
  authorization: \`Bearer \${process.env.UNS_TOKEN}\`,
}
let after
do {
  const query = new URLSearchParams({ limit: 100, ...(after && { after }) })
  const url = \`${origin}/api/v1/teachers?\${query}\`
  const response = await fetch(url, { headers })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.msg)
  for (const { name, email } of answer.data) console.log(name, email)
  after = answer.next
} while (after)
`

export const readAllHours = (origin: string) => `import json, os
from urllib.parse import urlencode
from urllib.request import Request, urlopen

headers = {"Authorization": "Bearer " + os.environ["UNS_TOKEN"]}
query = {"limit": 100}
while True:
    url = "${origin}/api/v1/hours?" + urlencode(query)
    with urlopen(Request(url, headers=headers)) as response:
        answer = json.load(response)
    for row in answer["data"]:
        print(row["teacher"], row["sessionMinutes"])
    if not answer["next"]:
        break
    query["after"] = answer["next"]
`

export const inviteOneTeacher = (origin: string) => `curl ${origin}/api/v1/invitations \\
  -H "Authorization: Bearer $UNS_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"email": "teacher@school.example"}'
`
