const { TestEnvironment } = require("jest-environment-node");
const sharedEnvironment = require("./environment.cjs");

module.exports = sharedEnvironment(TestEnvironment);
