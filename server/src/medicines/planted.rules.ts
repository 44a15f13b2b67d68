import "../patients/health-profile.rules";
