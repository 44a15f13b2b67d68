// Medplum's FHIR server answers the import of NHS records: its penicillin allergy arrives, and of its 45 illnesses all do or the
// patient is told that some are missing.
const { URL: url } = process.env;
let cookie = "";
async function ask(query, variables) {
  const headers = { "content-type": "application/json", cookie };
  const answer = await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  cookie ||= answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors[0]));
  return data;
}
await ask(`mutation { login(email: "patient@demo.test", password: "Demo-2026!") { id } }`);
const { linkNhsAccount: account } = await ask(
  `mutation { linkNhsAccount(nhsNumber: "900 000 0033", dateOfBirth: "1992-05-14") { notShared entries(first: 100) { kind name } } }`,
);
const named = (kind) => account.entries.filter((entry) => entry.kind === kind).map(({ name }) => name);
const [allergies, conditions] = [named("ALLERGY"), named("CONDITION")];
if (allergies.join() !== "Penicillin") throw new Error(`allergies: ${allergies}`);
const isTold = account.notShared.includes("CONDITIONS");
if (conditions.length !== 45 && !isTold)
  throw new Error(`${conditions.length} illnesses and nothing said to be missing`);
console.log(
  `the allergy came, and ${conditions.length} of 45 illnesses${isTold ? ", of which the page says that some are missing" : ""}`,
);
