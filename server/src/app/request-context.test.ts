import { sessionCookie } from "./request-context";

it.each([
  ["https://health.example", "health_session"],
  ["http://localhost:4000", "health_session"],
  ["http://localhost:4001", "health_session_4001"],
])(
  "the session's cookie of %s is %s, so that two instances on one host leave each other's alone",
  (publicUrl, name) => {
    expect(sessionCookie({ publicUrl })).toBe(name);
  },
);
