import "../triage/triage.rules";
