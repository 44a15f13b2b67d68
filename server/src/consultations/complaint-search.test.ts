import { type Caller, startTestServer, type TestServer } from "../../test/harness";
import { createDataSource } from "../platform/database";
import { fillComplaintSearch, searchComplaints } from "./complaint-search.service";

let server: TestServer;
let patient: Caller;

beforeAll(async () => {
  server = await startTestServer();
  patient = await server.patient();
});
afterAll(() => server.stop());

const ASK = `mutation ($question: String!, $language: Language) {
  addConsultation(question: $question, language: $language) {
    level response { message recommendations { about title } references { title url } signals { concept } }
  }
}`;

interface Asked {
  addConsultation: {
    level: string;
    response: {
      message: string;
      recommendations: { about: string | null; title: string }[];
      references: { title: string; url: string }[];
      signals: { concept: string }[];
    };
  };
}

async function ask(question: string, language?: string): Promise<Asked["addConsultation"]> {
  const { data } = await patient.run<Asked>(ASK, { question, language });
  return data.addConsultation;
}

const titlesOf = ({ response }: Asked["addConsultation"]) => response.references.map(({ title }) => title);
const MAY_HELP = "The first pages below may help while you wait. We cannot be sure that they are about it.";

describe("a question in which nothing is recognised", () => {
  it.each([
    ["Which ointment do people use on nappy bottoms?", "Nappy rash (NHS)"],
    ["Do corns come back?", "Corns and calluses (NHS)"],
    ["Where does all this wax come from?", "Earwax build-up (NHS)"],
  ])("goes to a pharmacist, and %j names the page that it is most like", async (question, page) => {
    const consultation = await ask(question);
    expect(consultation.level).toBe("PHARMACIST");
    expect(consultation.response.signals).toEqual([]);
    expect(titlesOf(consultation)[0]).toBe(page);
    expect(titlesOf(consultation).length).toBeLessThanOrEqual(4);
    expect(consultation.response.message).toContain(MAY_HELP);
    expect(consultation.response.recommendations.map(({ about }) => about)).toEqual([null]); // no advice for a guess
  });

  it.each(["Why is my chart so green?", "zzz qqq xxx", "a & b | !c :* <-> 'd' \\ e", "http://example.org/?a&b|c"])(
    "names no page when %j is like none",
    async (question) => {
      const consultation = await ask(question);
      expect(consultation.response.message).not.toContain(MAY_HELP);
      expect(titlesOf(consultation)).toHaveLength(2);
    },
  );

  it("does not name what the question denies", async () => {
    const consultation = await ask("No threadworms here. Why is the chart so green?");
    expect(consultation.level).toBe("PHARMACIST");
    expect(titlesOf(consultation).join()).not.toContain("Threadworms");
  });
});

it("of more complaints than it answers at once, answers those that the question says most about", async () => {
  const { level, response } = await ask(
    "I have a stye, dandruff and hiccups, a blister from my shoes, and chilblains. The chilblains on my fingers are from the cold: how do I treat chilblains?",
  );
  expect(level).toBe("SELF_CARE");
  expect(response.message).toMatch(/^You told us about: Chilblains, /);
  expect(new Set(response.recommendations.map(({ about }) => about)).size).toBe(4);
});

describe("the search", () => {
  it.each([
    ["es", "orzuelos", "stye"],
    ["de", "Hühneraugen", "corn"],
    ["fr", "aphtes", "mouth-ulcer"],
    ["en", "verrucas", "warts"],
  ] as const)("in %s finds %j by its stem", async (language, word, concept) => {
    expect(await searchComplaints(server.db.manager, word, language)).toContain(concept);
  });

  it("is filled anew when the reviewed files have changed, and only then", async () => {
    const owner = await createDataSource({ url: server.urls.owner, poolSize: 2 }).initialize();
    try {
      const versions = () => owner.query("select distinct version from complaint_search");
      const before = await versions();
      await owner.query("update complaint_search set version = 'older', words = ''");
      expect(await searchComplaints(server.db.manager, "verrucas", "en")).toEqual([]);
      await Promise.all([fillComplaintSearch(owner), fillComplaintSearch(owner)]);
      expect(await versions()).toEqual(before);
      expect(await searchComplaints(server.db.manager, "verrucas", "en")).toContain("warts");
      await owner.query("delete from complaint_search where concept = 'warts'");
      await fillComplaintSearch(owner);
      expect(await searchComplaints(server.db.manager, "verrucas", "en")).toEqual([]);
    } finally {
      await owner.destroy();
    }
  });

  it("can be read, and not be written, by the running product", async () => {
    const [rights] = await server.db.query(
      `select has_table_privilege('health_app', 'complaint_search', 'select') as read,
              has_table_privilege('health_app', 'complaint_search', 'insert, update, delete') as write,
              has_table_privilege('health_ads', 'complaint_search', 'select') as ads`,
    );
    expect(rights).toEqual({ read: true, write: false, ads: false });
  });
});
