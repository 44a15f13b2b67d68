// BlueHalo's FHIR server answers the import of NHS records: 45 illnesses by three pages; what it keeps back, or has not at all, is told as not
// shared and never as none; and where it ignores whose illnesses were asked for, nothing of anybody is taken.
const { URL: url } = process.env;
let cookie = "";
async function ask(query, variables) {
  const headers = { "content-type": "application/json", cookie };
  const answer = await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  cookie ||= answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  return answer.json();
}

/** What a patient gets to see of this record, in the place of the one before. */
async function link(nhsNumber) {
  await ask("mutation { unlinkNhsAccount { isLinked } }");
  const { data, errors } = await ask(
    `mutation L($nhsNumber: String!) { linkNhsAccount(nhsNumber: $nhsNumber, dateOfBirth: "1992-05-14") {
       notShared hasNoKnownAllergies entries(first: 100) { kind name } } }`,
    { nhsNumber },
  );
  const account = data?.linkNhsAccount;
  const named = (kind) => account?.entries.filter((entry) => entry.kind === kind).map(({ name }) => name) ?? [];
  return { ...account, allergies: named("ALLERGY"), conditions: named("CONDITION"), refusal: errors?.[0]?.message };
}

function expect(what, seen, wanted) {
  if (JSON.stringify(seen) !== JSON.stringify(wanted)) throw new Error(`${what}: ${JSON.stringify(seen)}`);
}

await ask(`mutation { login(email: "patient@demo.test", password: "Demo-2026!") { id } }`);
const whole = await link("9000000041");
expect("a whole record", [whole.refusal, whole.allergies, whole.notShared], [undefined, ["Penicillin"], ["RECORDS"]]);
expect("illnesses", [new Set(whole.conditions).size, whole.conditions.length], [45, 45]);
const secretive = await link("9000000068");
expect(
  "allergies that are kept back",
  [secretive.allergies, secretive.notShared, secretive.hasNoKnownAllergies, secretive.conditions.length],
  [[], ["ALLERGIES", "RECORDS"], false, 45],
);
const careless = await link("9000000076");
expect("another patient's illnesses", [careless.conditions.length, careless.refusal !== undefined], [0, true]);
console.log(
  "45 of 45 illnesses by pages; what is kept back or not there is told as not shared; a search that ignores the patient is refused",
);
