/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query AccountPage($isPatient: Boolean!) {\n    me {\n      id\n      language\n      emailVerifiedAt\n      pendingEmail\n      ...NameSetting_viewer\n      ...EmailSetting_viewer\n      ...Devices_viewer\n      ...Download_viewer\n      ...NhsNumberSetting_viewer @include(if: $isPatient)\n      ...Agreements_viewer @include(if: $isPatient)\n      ...Disclosures_viewer @include(if: $isPatient)\n    }\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n": typeof types.AccountPageDocument,
    "\n  query AccountPage_moreAgreements($after: String) {\n    me {\n      id\n      consentHistory(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          granted\n          recordedAt\n          text {\n            purpose\n            version\n            title\n            text\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.AccountPage_MoreAgreementsDocument,
    "\n  query AccountPage_moreDisclosures($after: String) {\n    me {\n      id\n      disclosures(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          occurredAt\n          viewerRole\n          viewerName\n          what\n          reason\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.AccountPage_MoreDisclosuresDocument,
    "\n  mutation ResendButton_resend {\n    resendVerificationEmail\n  }\n": typeof types.ResendButton_ResendDocument,
    "\n  query Adverts($after: String) {\n    sponsorshipProfile {\n      isPersonalised\n      computedAt\n      labels {\n        kind\n        label\n        why\n        isShared\n      }\n    }\n    advertsShown(first: 10, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        company\n        imageUrl\n        imageAlt\n        lastShownAt\n        times\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.AdvertsDocument,
    "\n  fragment Agreements_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n    ...Ledger_viewer\n  }\n": typeof types.Agreements_ViewerFragmentDoc,
    "\n  mutation Agreements_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Agreements_viewer\n      ...NhsNumberSetting_viewer\n    }\n  }\n": typeof types.Agreements_SetConsentDocument,
    "\n  fragment Ledger_viewer on Viewer {\n    id\n    consentHistory(first: 20) {\n      totalCount\n      nodes {\n        id\n        granted\n        recordedAt\n        text {\n          purpose\n          version\n          title\n          text\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.Ledger_ViewerFragmentDoc,
    "\n  query HealthChecks($after: String) {\n    healthCheckResults(first: 10, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        headline\n        advice\n        sourceTitle\n        sourceUrl\n        takenAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.HealthChecksDocument,
    "\n  mutation HealthChecks_delete($id: ID!) {\n    deleteHealthCheckResult(id: $id)\n  }\n": typeof types.HealthChecks_DeleteDocument,
    "\n  fragment EmailSetting_viewer on Viewer {\n    id\n    email\n    emailVerifiedAt\n    pendingEmail\n  }\n": typeof types.EmailSetting_ViewerFragmentDoc,
    "\n  mutation EmailSetting_cancel {\n    cancelEmailChange {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n": typeof types.EmailSetting_CancelDocument,
    "\n  mutation EmailForm_changeEmail($newEmail: String!, $password: String!) {\n    changeEmail(newEmail: $newEmail, password: $password) {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n": typeof types.EmailForm_ChangeEmailDocument,
    "\n  fragment NameSetting_viewer on Viewer {\n    id\n    name\n  }\n": typeof types.NameSetting_ViewerFragmentDoc,
    "\n  mutation NameSetting_changeName($name: String!) {\n    changeName(name: $name) {\n      id\n      ...NameSetting_viewer\n    }\n  }\n": typeof types.NameSetting_ChangeNameDocument,
    "\n  fragment NhsNumberSetting_viewer on Viewer {\n    id\n    waitingNhsNumber\n  }\n": typeof types.NhsNumberSetting_ViewerFragmentDoc,
    "\n  mutation NhsNumberSetting_remove {\n    deleteWaitingNhsNumber {\n      id\n      ...NhsNumberSetting_viewer\n    }\n  }\n": typeof types.NhsNumberSetting_RemoveDocument,
    "\n  fragment Devices_viewer on Viewer {\n    id\n    devices {\n      id\n      current\n      description\n      ...DeviceRow_device\n    }\n  }\n": typeof types.Devices_ViewerFragmentDoc,
    "\n  mutation Devices_end($id: ID!) {\n    endDevice(id: $id) {\n      id\n      ...Devices_viewer\n    }\n  }\n": typeof types.Devices_EndDocument,
    "\n  mutation Devices_endOthers {\n    endOtherDevices {\n      id\n      ...Devices_viewer\n    }\n  }\n": typeof types.Devices_EndOthersDocument,
    "\n  fragment DeviceRow_device on SignedInDevice {\n    id\n    description\n    current\n    remembered\n    signedInAt\n    lastSeenAt\n    expiresAt\n  }\n": typeof types.DeviceRow_DeviceFragmentDoc,
    "\n  fragment Disclosures_viewer on Viewer {\n    id\n    disclosures(first: 20) {\n      totalCount\n      nodes {\n        id\n        occurredAt\n        viewerRole\n        viewerName\n        what\n        reason\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.Disclosures_ViewerFragmentDoc,
    "\n  fragment Download_viewer on Viewer {\n    id\n    emailVerifiedAt\n  }\n": typeof types.Download_ViewerFragmentDoc,
    "\n  mutation EraseAccount_erase($password: String!) {\n    eraseAccount(password: $password)\n  }\n": typeof types.EraseAccount_EraseDocument,
    "\n  mutation HiddenQuestions_open($password: String!, $after: String) {\n    openHiddenConsultations(password: $password, first: 20, after: $after) {\n      nodes {\n        id\n        question\n        questionLanguage\n        language\n        timestamp\n        response {\n          heading\n          message\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.HiddenQuestions_OpenDocument,
    "\n  mutation HiddenQuestions_unhide($id: ID!, $password: String!) {\n    unhideConsultation(id: $id, password: $password) {\n      id\n    }\n  }\n": typeof types.HiddenQuestions_UnhideDocument,
    "\n  mutation LanguageForm_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n": typeof types.LanguageForm_SetLanguageDocument,
    "\n  mutation PasswordForm_changePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      id\n      ...Devices_viewer\n    }\n  }\n": typeof types.PasswordForm_ChangePasswordDocument,
    "\n  fragment AuditEntry_line on AuditEntry {\n    id\n    at\n    action\n    text\n    actorKind\n    actorName\n    actorRoles\n    subjectType\n    subjectId\n    requestId\n    address\n    details\n  }\n": typeof types.AuditEntry_LineFragmentDoc,
    "\n  query AuditLog(\n    $action: String\n    $from: String\n    $to: String\n    $actorEmail: String\n    $subjectType: String\n    $subjectId: ID\n    $search: String\n    $after: String\n  ) {\n    auditEntries(\n      first: 50\n      action: $action\n      from: $from\n      to: $to\n      actorEmail: $actorEmail\n      subjectType: $subjectType\n      subjectId: $subjectId\n      search: $search\n      after: $after\n    ) {\n      nodes {\n        ...AuditEntry_line @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.AuditLogDocument,
    "\n  query AuditWords {\n    auditWords {\n      action\n      text\n    }\n  }\n": typeof types.AuditWordsDocument,
    "\n  subscription AuditEntryAdded {\n    auditEntryAdded {\n      newestId\n    }\n  }\n": typeof types.AuditEntryAddedDocument,
    "\n  mutation ActivateDialog_activate($id: ID!) {\n    activateComplianceRule(id: $id) {\n      stoppedCount\n      rule {\n        ...Rule_rule @unmask\n      }\n    }\n  }\n": typeof types.ActivateDialog_ActivateDocument,
    "\n  fragment ComplianceTiles_tiles on ComplianceTiles {\n    asOf\n    averageReviewHours\n    complianceRate\n    reviewedCount\n    reviewsRequired\n    activeRules\n    rules\n  }\n": typeof types.ComplianceTiles_TilesFragmentDoc,
    "\n  query ComplianceTiles {\n    complianceTiles {\n      ...ComplianceTiles_tiles\n    }\n  }\n": typeof types.ComplianceTilesDocument,
    "\n  query DecisionExplainer_choices {\n    adDecisionChoices {\n      cities {\n        value\n        label\n      }\n      languages {\n        value\n        label\n      }\n      topics {\n        value\n        label\n      }\n      signals {\n        value\n        label\n      }\n    }\n  }\n": typeof types.DecisionExplainer_ChoicesDocument,
    "\n  query DecisionExplainer($input: ExplainDecisionInput!, $after: String) {\n    explainDecision(input: $input, first: 25, after: $after) {\n      at\n      winnerId\n      candidates {\n        totalCount\n        nodes {\n          campaignId\n          campaignName\n          company\n          reason\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.DecisionExplainerDocument,
    "\n  fragment Report_report on ComplianceReport {\n    id\n    month\n    status\n    progress\n    textUrl\n    csvUrl\n    pdfUrl\n  }\n": typeof types.Report_ReportFragmentDoc,
    "\n  mutation ReportDialog_start($month: String!) {\n    startComplianceReport(month: $month) {\n      ...Report_report @unmask\n    }\n  }\n": typeof types.ReportDialog_StartDocument,
    "\n  query ComplianceReport($id: ID!) {\n    complianceReport(id: $id) {\n      ...Report_report @unmask\n    }\n  }\n": typeof types.ComplianceReportDocument,
    "\n  subscription ComplianceReportChanged($id: ID!) {\n    complianceReportChanged(id: $id) {\n      ...Report_report @unmask\n    }\n  }\n": typeof types.ComplianceReportChangedDocument,
    "\n  query AdReviewPane($id: ID!) {\n    adReview(id: $id) {\n      ...AdReview_review @unmask\n    }\n  }\n": typeof types.AdReviewPaneDocument,
    "\n  mutation RuleDialog_add($input: ComplianceRuleInput!) {\n    createComplianceRule(input: $input) {\n      ...Rule_rule @unmask\n    }\n  }\n": typeof types.RuleDialog_AddDocument,
    "\n  mutation RuleDialog_edit($id: ID!, $version: Int!, $input: ComplianceRuleInput!) {\n    updateComplianceRule(id: $id, version: $version, input: $input) {\n      ...Rule_rule @unmask\n    }\n  }\n": typeof types.RuleDialog_EditDocument,
    "\n  query ComplianceRules(\n    $active: Boolean\n    $category: ComplianceCategory\n    $severity: ComplianceSeverity\n    $search: String\n    $after: String\n  ) {\n    complianceRules(\n      first: 50\n      active: $active\n      category: $category\n      severity: $severity\n      search: $search\n      after: $after\n    ) {\n      nodes {\n        ...Rule_rule @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.ComplianceRulesDocument,
    "\n  mutation RuleList_deactivate($id: ID!) {\n    deactivateComplianceRule(id: $id) {\n      ...Rule_rule @unmask\n    }\n  }\n": typeof types.RuleList_DeactivateDocument,
    "\n  query RuleHistory($id: ID!, $after: String) {\n    complianceRule(id: $id) {\n      id\n      history(first: 20, after: $after) {\n        nodes {\n          id\n          at\n          what\n          by\n          changes\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.RuleHistoryDocument,
    "\n  fragment RuleViolation_violation on Violation {\n    ruleId\n    ruleName\n    category\n    severity\n    description\n    matches {\n      field\n      start\n      end\n      found\n    }\n    missing\n  }\n": typeof types.RuleViolation_ViolationFragmentDoc,
    "\n  fragment AdReview_review on AdReview {\n    id\n    version\n    creativeId\n    status\n    cause\n    submittedAt\n    reviewedAt\n    reviewer\n    reason\n    sentBackCount\n    advert {\n      id\n      number\n      title\n      description\n      pricePence\n      targetUrl\n      imageUrl\n      isAnimated\n      imageAlt\n      disclaimer\n    }\n    advertiser {\n      id\n      name\n    }\n    violations {\n      ...RuleViolation_violation @unmask\n    }\n  }\n": typeof types.AdReview_ReviewFragmentDoc,
    "\n  fragment Rule_rule on ComplianceRule {\n    id\n    name\n    description\n    category\n    severity\n    isActive\n    lastUpdated\n    keywords\n    conditions {\n      type\n      value\n    }\n    sources {\n      title\n      url\n    }\n    version\n  }\n": typeof types.Rule_RuleFragmentDoc,
    "\n  mutation Decision_decide($id: ID!, $version: Int!, $status: CreativeStatus!, $reason: String) {\n    decideAd(id: $id, version: $version, status: $status, reason: $reason) {\n      ...AdReview_review @unmask\n    }\n  }\n": typeof types.Decision_DecideDocument,
    "\n  query CompliancePage(\n    $status: CreativeStatus!\n    $severity: ComplianceSeverity\n    $category: ComplianceCategory\n    $search: String\n    $after: String\n  ) {\n    adReviews(\n      first: 20\n      status: $status\n      severity: $severity\n      category: $category\n      search: $search\n      after: $after\n    ) {\n      nodes {\n        ...AdReview_review @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.CompliancePageDocument,
    "\n  subscription ComplianceChanged {\n    complianceChanged {\n      review {\n        ...AdReview_review @unmask\n      }\n      tiles {\n        ...ComplianceTiles_tiles\n        reviewsRequired\n      }\n    }\n  }\n": typeof types.ComplianceChangedDocument,
    "\n  query RuleBench_try($input: ComplianceRuleInput!, $text: String) {\n    tryComplianceRule(input: $input, text: $text) {\n      textViolation {\n        ...RuleViolation_violation @unmask\n      }\n      checked\n      hitCount\n      hits {\n        versionId\n        title\n        advertiser\n        isServing\n        violation {\n          ...RuleViolation_violation @unmask\n        }\n      }\n    }\n  }\n": typeof types.RuleBench_TryDocument,
    "\n  mutation ActForms_giveBack($id: ID!, $note: String!) {\n    giveBackPharmacistQuestion(id: $id, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.ActForms_GiveBackDocument,
    "\n  mutation ActForms_reassign($id: ID!, $pharmacistId: ID!, $note: String!) {\n    reassignPharmacistQuestion(id: $id, pharmacistId: $pharmacistId, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.ActForms_ReassignDocument,
    "\n  mutation ActForms_close($id: ID!, $reason: CloseReason!) {\n    closePharmacistQuestion(id: $id, reason: $reason) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.ActForms_CloseDocument,
    "\n  mutation ActForms_closeReport($id: ID!, $outcome: ReportOutcome!, $note: String!) {\n    closeAdviceReport(id: $id, outcome: $outcome, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.ActForms_CloseReportDocument,
    "\n  mutation AnswerCheck_check($id: ID!, $text: String!) {\n    checkPharmacistAnswer(id: $id, text: $text) {\n      isCompared\n      medicines {\n        name\n        mustConfirm\n        warnings {\n          kind\n          severity\n          title\n          reason\n        }\n      }\n    }\n  }\n": typeof types.AnswerCheck_CheckDocument,
    "\n  mutation AnswerForm_answer($id: ID!, $answer: String!, $language: Language!) {\n    answerPharmacistQuestion(id: $id, answer: $answer, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.AnswerForm_AnswerDocument,
    "\n  mutation AnswerForm_askBack($id: ID!, $text: String!, $language: Language!) {\n    askBackPharmacistQuestion(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.AnswerForm_AskBackDocument,
    "\n  mutation AnswerForm_write($id: ID!, $text: String!, $language: Language!) {\n    writePharmacistMessage(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.AnswerForm_WriteDocument,
    "\n  mutation EnglishTranslation_message($messageId: ID!) {\n    translateMessage(messageId: $messageId, to: en) {\n      text\n    }\n  }\n": typeof types.EnglishTranslation_MessageDocument,
    "\n  mutation EnglishTranslation_question($id: ID!) {\n    translatePharmacistQuestion(id: $id, to: en) {\n      text\n    }\n  }\n": typeof types.EnglishTranslation_QuestionDocument,
    "\n  mutation MisreadingForm_report($id: ID!, $input: MisreadingInput!) {\n    reportMisreading(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.MisreadingForm_ReportDocument,
    "\n  query Misreadings($after: String) {\n    misreadings(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        kind\n        name\n        label\n        note\n        assistantVersion\n        reportedBy\n        reportedAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.MisreadingsDocument,
    "\n  query PharmacistQueuePage($filter: QueueFilter!, $after: String, $levels: [CareLevel!], $words: String) {\n    pharmacistQuestions(first: 20, filter: $filter, after: $after, levels: $levels, words: $words) {\n      nodes {\n        ...QueueEntry_question @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.PharmacistQueuePageDocument,
    "\n  query PharmacistQueueFigures {\n    pharmacistQueueFigures {\n      open\n      overdue\n      reports\n      answeredCount\n      medianSeconds\n      p90Seconds\n      asOf\n    }\n    feedbackSummary {\n      assistantVersion\n      helpful\n      notHelpful\n      reported\n    }\n  }\n": typeof types.PharmacistQueueFiguresDocument,
    "\n  query PharmacistQueueTools {\n    pharmacists {\n      id\n      name\n    }\n    answerTemplates {\n      ...AnswerTemplate_template @unmask\n    }\n    publicConfiguration {\n      translator {\n        name\n      }\n    }\n  }\n": typeof types.PharmacistQueueToolsDocument,
    "\n  subscription PharmacistQueueChanged {\n    pharmacistQueueChanged {\n      snapshot\n      waitingCount\n      questions {\n        ...QueueEntry_question @unmask\n      }\n    }\n  }\n": typeof types.PharmacistQueueChangedDocument,
    "\n  mutation ClaimButton_claim($id: ID!) {\n    claimPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.ClaimButton_ClaimDocument,
    "\n  mutation BookQuestions_ask($id: ID!, $question: ID!) {\n    askFromBook(id: $id, question: $question) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.BookQuestions_AskDocument,
    "\n  fragment QuestionDetail_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    language\n    level\n    answeredLevel\n    because\n    status\n    sentAt\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n    assistantVersion\n    subject {\n      name\n      age\n      sex\n      conditions\n      medicines\n      allergies\n    }\n    told {\n      age\n      conditions\n      medicines\n      allergies\n      warnings {\n        name\n        warnings {\n          kind\n          severity\n          title\n          reason\n        }\n      }\n    }\n    advice(namedIn: en) {\n      signals {\n        concept\n        label\n        words\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      understood {\n        fact\n        label\n        words\n        standing\n        days\n      }\n      openQuestions {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n      decidedBy {\n        pathway\n        complaint\n        care {\n          id\n          name\n        }\n        because\n        facts {\n          fact\n          label\n        }\n        isDecisive\n        source {\n          title\n          url\n        }\n      }\n      isRaised\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      recommendations {\n        title\n        description\n        cautions\n      }\n      ruledOut {\n        title\n        reason\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n    }\n    messages(first: 100) {\n      totalCount\n      nodes {\n        id\n        author\n        authorName\n        text\n        language\n        sentAt\n      }\n    }\n    notes {\n      id\n      authorName\n      text\n      writtenAt\n    }\n  }\n": typeof types.QuestionDetail_QuestionFragmentDoc,
    "\n  mutation QuestionDetail_open($id: ID!) {\n    openPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.QuestionDetail_OpenDocument,
    "\n  fragment QueueItem_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    level\n    answeredLevel\n    because\n    status\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n  }\n": typeof types.QueueItem_QuestionFragmentDoc,
    "\n  mutation TakeBack_answer($id: ID!) {\n    takeBackPharmacistAnswer(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n": typeof types.TakeBack_AnswerDocument,
    "\n  mutation TemplatesDialog_delete($id: ID!, $version: Int!) {\n    deleteAnswerTemplate(id: $id, version: $version)\n  }\n": typeof types.TemplatesDialog_DeleteDocument,
    "\n  mutation TemplateForm_create($input: AnswerTemplateInput!) {\n    createAnswerTemplate(input: $input) {\n      ...AnswerTemplate_template @unmask\n    }\n  }\n": typeof types.TemplateForm_CreateDocument,
    "\n  mutation TemplateForm_update($id: ID!, $version: Int!, $input: AnswerTemplateInput!) {\n    updateAnswerTemplate(id: $id, version: $version, input: $input) {\n      ...AnswerTemplate_template @unmask\n    }\n  }\n": typeof types.TemplateForm_UpdateDocument,
    "\n  fragment AnswerTemplate_template on AnswerTemplate {\n    id\n    title\n    texts {\n      language\n      text\n    }\n    source {\n      title\n      url\n    }\n    isFromStaff\n    writtenBy\n    writtenAt\n    version\n  }\n": typeof types.AnswerTemplate_TemplateFragmentDoc,
    "\n  fragment QueueEntry_question on PharmacistQuestion {\n    id\n    kind\n    level\n    status\n    waitingSince\n    answeredAt\n    closedAt\n    claimedByMe\n    updatedAt\n    ...QueueItem_question\n  }\n": typeof types.QueueEntry_QuestionFragmentDoc,
    "\n  fragment Changed_question on PharmacistQuestion {\n    ...QueueEntry_question @unmask\n    ...QuestionDetail_question\n  }\n": typeof types.Changed_QuestionFragmentDoc,
    "\n  query RequestForm {\n    applicationRules {\n      presets\n    }\n  }\n": typeof types.RequestFormDocument,
    "\n  query AdministrationTiles {\n    administrationTiles {\n      asOf\n      activeUsers\n      uptime {\n        percent\n        since\n      }\n      securityIncidents\n      openAnomalies\n    }\n  }\n": typeof types.AdministrationTilesDocument,
    "\n  subscription AdministrationTiles_incidents {\n    securityIncidentsChanged {\n      total\n    }\n  }\n": typeof types.AdministrationTiles_IncidentsDocument,
    "\n  fragment ApplicationItem_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    decidedAt\n    company {\n      name\n    }\n    documents {\n      id\n      status\n      requestedAt\n    }\n  }\n": typeof types.ApplicationItem_ApplicationFragmentDoc,
    "\n  fragment Attention_items on Attention {\n    asOf\n    items {\n      kind\n      count\n      since\n    }\n  }\n": typeof types.Attention_ItemsFragmentDoc,
    "\n  query Attention {\n    attention {\n      ...Attention_items @unmask\n    }\n  }\n": typeof types.AttentionDocument,
    "\n  subscription AttentionChanged {\n    attentionChanged {\n      ...Attention_items @unmask\n    }\n  }\n": typeof types.AttentionChangedDocument,
    "\n  query PaperText($id: ID!) {\n    applicationForReview(id: $id) {\n      id\n      documents {\n        id\n        content\n      }\n    }\n  }\n": typeof types.PaperTextDocument,
    "\n  fragment ChangedApplication_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    decidedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    version\n    documents {\n      id\n      status\n    }\n    ...ApplicationItem_application\n    ...ReviewPane_application\n  }\n": typeof types.ChangedApplication_ApplicationFragmentDoc,
    "\n  fragment DashboardList_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    decidedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    ...ApplicationItem_application\n  }\n": typeof types.DashboardList_ApplicationFragmentDoc,
    "\n  query AdminDashboardPage($status: ApplicationStatus, $search: String, $decidedOn: String, $after: String) {\n    applications(first: 20, status: $status, search: $search, decidedOn: $decidedOn, after: $after) {\n      nodes {\n        ...DashboardList_application @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.AdminDashboardPageDocument,
    "\n  subscription ApplicationsChanged {\n    applicationsChanged {\n      snapshot\n      pendingCount\n      decidedTodayCount\n      application {\n        ...DashboardList_application @unmask\n      }\n    }\n  }\n": typeof types.ApplicationsChangedDocument,
    "\n  fragment ReviewPane_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    reviewClockKnown\n    decidedAt\n    decidedBy\n    reason\n    version\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      name\n      dateKind\n      date\n      requestedAt\n      status\n      fileName\n      bytes\n      pages\n      uploadedAt\n      rejectionReason\n      markedBy\n      markedAt\n      contentState\n      url\n    }\n    history {\n      id\n      at\n      what\n      by\n      reason\n      documents\n    }\n    reviewers {\n      id\n      name\n      since\n    }\n  }\n": typeof types.ReviewPane_ApplicationFragmentDoc,
    "\n  query ReviewPane($id: ID!) {\n    applicationForReview(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n": typeof types.ReviewPaneDocument,
    "\n  subscription ApplicationReviewChanged($id: ID!) {\n    applicationReviewChanged(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n": typeof types.ApplicationReviewChangedDocument,
    "\n  mutation MarkBar_mark($id: ID!, $documentId: ID!, $verdict: DocumentVerdict!, $version: Int!, $reason: String) {\n    markDocument(id: $id, documentId: $documentId, verdict: $verdict, version: $version, reason: $reason) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": typeof types.MarkBar_MarkDocument,
    "\n  mutation UndoMark_unmark($id: ID!, $documentId: ID!, $version: Int!) {\n    unmarkDocument(id: $id, documentId: $documentId, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": typeof types.UndoMark_UnmarkDocument,
    "\n  mutation DecisionForms_approve($id: ID!, $version: Int!) {\n    approveApplication(id: $id, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": typeof types.DecisionForms_ApproveDocument,
    "\n  mutation DecisionForms_reject($id: ID!, $reason: String!, $version: Int!) {\n    rejectApplication(id: $id, reason: $reason, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": typeof types.DecisionForms_RejectDocument,
    "\n  mutation DecisionForms_request($id: ID!, $names: [String!]!, $version: Int!, $note: String!) {\n    requestApplicationDocuments(id: $id, names: $names, version: $version, note: $note) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": typeof types.DecisionForms_RequestDocument,
    "\n  query AdminLoginPage {\n    publicConfiguration {\n      demoAccounts(area: ADMIN_LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n": typeof types.AdminLoginPageDocument,
    "\n  mutation AdminLoginForm_adminLogin($email: String!, $password: String!) {\n    adminLogin(email: $email, password: $password) {\n      ...Session_viewer @unmask\n    }\n  }\n": typeof types.AdminLoginForm_AdminLoginDocument,
    "\n  query FailedMailsPage($after: String) {\n    failedMails(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...FailedMailRow_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.FailedMailsPageDocument,
    "\n  fragment FailedMailRow_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n    attempts\n    lastError\n  }\n": typeof types.FailedMailRow_MailFragmentDoc,
    "\n  mutation FailedMailRow_retry($id: ID!) {\n    retryMail(id: $id) {\n      id\n      ...FailedMailRow_mail\n    }\n  }\n": typeof types.FailedMailRow_RetryDocument,
    "\n  mutation MaintenanceReport_start($fromMonth: String!, $toMonth: String!) {\n    startMaintenanceReport(fromMonth: $fromMonth, toMonth: $toMonth) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n": typeof types.MaintenanceReport_StartDocument,
    "\n  fragment MaintenanceReport_report on MaintenanceReport {\n    id\n    fromMonth\n    toMonth\n    status\n    done\n    total\n    textUrl\n    pdfUrl\n  }\n": typeof types.MaintenanceReport_ReportFragmentDoc,
    "\n  query MaintenanceReport($id: ID!) {\n    maintenanceReport(id: $id) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n": typeof types.MaintenanceReportDocument,
    "\n  subscription MaintenanceReportChanged($id: ID!) {\n    maintenanceReportChanged(id: $id) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n": typeof types.MaintenanceReportChangedDocument,
    "\n  mutation MaintenanceReport_cancel($id: ID!) {\n    cancelMaintenanceReport(id: $id) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n": typeof types.MaintenanceReport_CancelDocument,
    "\n  mutation ScheduleDialog_schedule($input: MaintenanceInput!) {\n    scheduleMaintenance(input: $input) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n": typeof types.ScheduleDialog_ScheduleDocument,
    "\n  mutation ScheduleDialog_edit($id: ID!, $revision: Int!, $input: MaintenanceInput!, $reach: MaintenanceReach!) {\n    updateMaintenance(id: $id, revision: $revision, input: $input, reach: $reach) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n": typeof types.ScheduleDialog_EditDocument,
    "\n  mutation WindowDialog_cancel($id: ID!, $reason: String!, $reach: MaintenanceReach!) {\n    cancelMaintenance(id: $id, reason: $reason, reach: $reach) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n": typeof types.WindowDialog_CancelDocument,
    "\n  mutation WindowDialog_extend($id: ID!, $minutes: Int!) {\n    extendMaintenance(id: $id, minutes: $minutes) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n": typeof types.WindowDialog_ExtendDocument,
    "\n  fragment MaintenanceWindow_window on MaintenanceWindow {\n    id\n    type\n    status\n    scheduledFor\n    endsAt\n    startedAt\n    completedAt\n    description\n    releaseVersion\n    releaseNotes\n    isAnnounced\n    progress\n    summary\n    bytes\n    createdBy\n    revision\n    repeats\n  }\n": typeof types.MaintenanceWindow_WindowFragmentDoc,
    "\n  subscription MaintenanceChanged {\n    maintenanceChanged {\n      at\n      lastBackup {\n        windowId\n        at\n        bytes\n      }\n      security {\n        windowId\n        at\n        needsAttention\n      }\n      nextRelease {\n        windowId\n        version\n        scheduledFor\n      }\n    }\n  }\n": typeof types.MaintenanceChangedDocument,
    "\n  query MaintenanceWindows($isPast: Boolean!, $after: String) {\n    maintenanceWindows(first: 20, isPast: $isPast, after: $after) {\n      nodes {\n        ...MaintenanceWindow_window @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.MaintenanceWindowsDocument,
    "\n  query MaintenanceWindow($id: ID!) {\n    maintenanceWindow(id: $id) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n": typeof types.MaintenanceWindowDocument,
    "\n  query MaintenanceLogs($windowId: ID, $status: MaintenanceLogStatus, $type: MaintenanceType, $after: String) {\n    maintenanceLogs(first: 20, windowId: $windowId, status: $status, type: $type, after: $after) {\n      nodes {\n        id\n        windowId\n        type\n        status\n        message\n        timestamp\n        details\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.MaintenanceLogsDocument,
    "\n  query ModelComparison($modelId: ID!, $changedOnly: Boolean!, $after: String) {\n    modelComparison(modelId: $modelId, changedOnly: $changedOnly, first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        language\n        style\n        text\n        label\n        given\n        publishedGiven\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ModelComparisonDocument,
    "\n  query TrainedModels($after: String) {\n    trainedModels(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        version\n        createdAt\n        isPublished\n        isBuiltIn\n        canPublish\n        problem\n        gate {\n          name\n          value\n          threshold\n          isMet\n          sentence\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.TrainedModelsDocument,
    "\n  mutation PublishDialog_publish($id: ID!) {\n    publishModel(id: $id) {\n      id\n      version\n      isPublished\n    }\n  }\n": typeof types.PublishDialog_PublishDocument,
    "\n  query ModelMetrics {\n    modelOverview {\n      ...ModelMetrics_overview @unmask\n    }\n  }\n": typeof types.ModelMetricsDocument,
    "\n  fragment ModelMetrics_overview on ModelOverview {\n    version\n    previousVersion\n    publishedAt\n    cases\n    problem\n    metrics {\n      name\n      current\n      previous\n      change\n      threshold\n      isMet\n    }\n  }\n": typeof types.ModelMetrics_OverviewFragmentDoc,
    "\n  query ModelPublications($after: String) {\n    modelOverview {\n      version\n      previousVersion\n    }\n    modelPublications(first: 20, after: $after) {\n      nodes {\n        id\n        at\n        by\n        kind\n        version\n        previousVersion\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ModelPublicationsDocument,
    "\n  mutation RollBack($from: String!) {\n    rollBackModel(from: $from) {\n      version\n      previousVersion\n    }\n  }\n": typeof types.RollBackDocument,
    "\n  query TrainingRuns($after: String) {\n    trainingRuns(first: 20, after: $after) {\n      totalCount\n      nodes {\n        ...Training_run @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.TrainingRunsDocument,
    "\n  query ModelConfusion($id: ID!) {\n    trainedModel(id: $id) {\n      id\n      record {\n        figures {\n          confusion {\n            label\n            emergency\n            urgent\n            routine\n          }\n        }\n      }\n    }\n  }\n": typeof types.ModelConfusionDocument,
    "\n  query AddedLines_list($filter: AddedTrainingLineFilterInput!, $first: Int!, $after: String, $before: String) {\n    addedTrainingLines(filter: $filter, first: $first, after: $after, before: $before) {\n      nodes {\n        ...TrainingLine_added @unmask\n      }\n      counts {\n        state\n        count\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n    }\n  }\n": typeof types.AddedLines_ListDocument,
    "\n  mutation AddLineDialog_add($input: TrainingLineInput!) {\n    createTrainingLine(input: $input) {\n      ...TrainingLine_added @unmask\n    }\n  }\n": typeof types.AddLineDialog_AddDocument,
    "\n  mutation AddedLines_label($id: ID!, $label: CareLabel!) {\n    labelTrainingLine(id: $id, label: $label) {\n      ...TrainingLine_added @unmask\n    }\n  }\n": typeof types.AddedLines_LabelDocument,
    "\n  mutation RemoveLineDialog_remove($id: ID!, $reason: TrainingLineRemovalReason!) {\n    deleteTrainingLine(id: $id, reason: $reason) {\n      ...TrainingLine_added @unmask\n    }\n  }\n": typeof types.RemoveLineDialog_RemoveDocument,
    "\n  query CommittedLines_list($filter: TrainingLineFilterInput!, $first: Int!, $after: String, $before: String) {\n    trainingLines(filter: $filter, first: $first, after: $after, before: $before) {\n      nodes {\n        id\n        text\n        language\n        style\n        concept\n        label\n      }\n      counts {\n        label\n        count\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n    }\n  }\n": typeof types.CommittedLines_ListDocument,
    "\n  fragment DataRoom_counts on TrainingLineCounts {\n    committed {\n      label\n      count\n    }\n    added {\n      label\n      count\n    }\n    states {\n      state\n      count\n    }\n    waitsForMe\n    styles\n    heldOutStyles\n  }\n": typeof types.DataRoom_CountsFragmentDoc,
    "\n  query LineCounts {\n    trainingLineCounts {\n      ...DataRoom_counts @unmask\n    }\n  }\n": typeof types.LineCountsDocument,
    "\n  subscription TrainingLineChanged {\n    trainingLineChanged {\n      line {\n        ...TrainingLine_added @unmask\n      }\n      counts {\n        ...DataRoom_counts @unmask\n      }\n    }\n  }\n": typeof types.TrainingLineChangedDocument,
    "\n  fragment TrainingLine_added on AddedTrainingLine {\n    id\n    text\n    language\n    style\n    concept\n    origin\n    state\n    label\n    ownLabel\n    labelCount\n    labels {\n      label\n      by\n    }\n    createdAt\n    createdBy\n    agreedAt\n    removedAt\n    removedReason\n  }\n": typeof types.TrainingLine_AddedFragmentDoc,
    "\n  mutation StudyImport_ask($fileName: String!, $bytes: Int!) {\n    askStudyUpload(fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n": typeof types.StudyImport_AskDocument,
    "\n  mutation StudyImport_import($fileId: ID!) {\n    importStudies(fileId: $fileId) {\n      added\n      duplicates\n      refusedCount\n      refused {\n        line\n        reason\n      }\n    }\n  }\n": typeof types.StudyImport_ImportDocument,
    "\n  mutation LinkDialog_link($id: ID!, $modelVersion: String!) {\n    linkStudy(id: $id, modelVersion: $modelVersion) {\n      ...Study_study @unmask\n    }\n  }\n": typeof types.LinkDialog_LinkDocument,
    "\n  mutation LinkDialog_unlink($id: ID!, $modelVersion: String!) {\n    unlinkStudy(id: $id, modelVersion: $modelVersion) {\n      ...Study_study @unmask\n    }\n  }\n": typeof types.LinkDialog_UnlinkDocument,
    "\n  query LinkDialog_version {\n    assistantVersion {\n      version\n    }\n  }\n": typeof types.LinkDialog_VersionDocument,
    "\n  mutation StudyDialog_add($input: StudyInput!) {\n    createStudy(input: $input) {\n      ...Study_study @unmask\n    }\n  }\n": typeof types.StudyDialog_AddDocument,
    "\n  mutation StudyDialog_edit($id: ID!, $version: Int!, $input: StudyInput!) {\n    updateStudy(id: $id, version: $version, input: $input) {\n      ...Study_study @unmask\n    }\n  }\n": typeof types.StudyDialog_EditDocument,
    "\n  mutation DeleteStudyDialog_delete($id: ID!, $version: Int!) {\n    deleteStudy(id: $id, version: $version)\n  }\n": typeof types.DeleteStudyDialog_DeleteDocument,
    "\n  mutation TagDialog_tag($id: ID!, $version: Int!, $tags: [String!]!) {\n    tagStudy(id: $id, version: $version, tags: $tags) {\n      ...Study_study @unmask\n    }\n  }\n": typeof types.TagDialog_TagDocument,
    "\n  query TagDialog_now($id: ID!) {\n    clinicalStudy(id: $id) {\n      ...Study_study @unmask\n    }\n  }\n": typeof types.TagDialog_NowDocument,
    "\n  query TagDialog_suggest($prefix: String!) {\n    studyTags(prefix: $prefix)\n  }\n": typeof types.TagDialog_SuggestDocument,
    "\n  fragment Study_study on ClinicalStudy {\n    id\n    title\n    authors\n    journal\n    publicationDate\n    doi\n    abstract\n    status\n    tags\n    relevanceScore\n    relevanceTerms {\n      label\n      score\n    }\n    rejectedReason\n    decidedBy\n    decidedAt\n    modelVersions\n    version\n  }\n": typeof types.Study_StudyFragmentDoc,
    "\n  query StudyList($status: StudyStatus, $tag: String, $search: String, $after: String) {\n    clinicalStudies(first: 20, status: $status, tag: $tag, search: $search, after: $after) {\n      nodes {\n        ...Study_study @unmask\n      }\n      counts {\n        status\n        count\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n    studyTags\n  }\n": typeof types.StudyListDocument,
    "\n  subscription StudiesChanged {\n    studiesChanged {\n      study {\n        ...Study_study @unmask\n      }\n      counts {\n        status\n        count\n      }\n    }\n  }\n": typeof types.StudiesChangedDocument,
    "\n  mutation StudyList_validate($id: ID!, $version: Int!) {\n    validateStudy(id: $id, version: $version) {\n      ...Study_study @unmask\n    }\n  }\n": typeof types.StudyList_ValidateDocument,
    "\n  mutation StudyList_reject($id: ID!, $version: Int!, $reason: String!) {\n    rejectStudy(id: $id, version: $version, reason: $reason) {\n      ...Study_study @unmask\n    }\n  }\n": typeof types.StudyList_RejectDocument,
    "\n  mutation StudyList_reopen($id: ID!, $version: Int!) {\n    reopenStudy(id: $id, version: $version) {\n      ...Study_study @unmask\n    }\n  }\n": typeof types.StudyList_ReopenDocument,
    "\n  fragment Training_run on TrainingRun {\n    id\n    number\n    status\n    phase\n    progress\n    epoch\n    epochs\n    metrics {\n      epoch\n      loss\n      accuracy\n      precision\n      recall\n      f1\n    }\n    startedAt\n    finishedAt\n    startedBy\n    error\n    isResumable\n    resumedFrom\n    seed\n    dataHash\n    lineCount\n    addedLineCount\n    parameters {\n      rounds\n      step\n      shrinking\n    }\n    model {\n      id\n      version\n    }\n  }\n": typeof types.Training_RunFragmentDoc,
    "\n  query CurrentTraining {\n    currentTraining {\n      ...Training_run @unmask\n    }\n  }\n": typeof types.CurrentTrainingDocument,
    "\n  subscription TrainingProgressChanged {\n    trainingProgressChanged {\n      ...Training_run @unmask\n    }\n  }\n": typeof types.TrainingProgressChangedDocument,
    "\n  subscription ModelTrainingVersionChanged {\n    assistantVersionChanged {\n      version\n    }\n  }\n": typeof types.ModelTrainingVersionChangedDocument,
    "\n  mutation TrainingPanel_start($input: StartTrainingInput!) {\n    startTraining(input: $input) {\n      ...Training_run @unmask\n    }\n  }\n": typeof types.TrainingPanel_StartDocument,
    "\n  mutation TrainingPanel_cancel($id: ID!) {\n    cancelTraining(id: $id) {\n      ...Training_run @unmask\n    }\n  }\n": typeof types.TrainingPanel_CancelDocument,
    "\n  mutation TrainingPanel_resume($id: ID!) {\n    resumeTraining(id: $id) {\n      ...Training_run @unmask\n    }\n  }\n": typeof types.TrainingPanel_ResumeDocument,
    "\n  query AddressTest($address: String!) {\n    testFirewallAddress(address: $address) {\n      normalised\n      isDenied\n      rule {\n        id\n        ipRange\n        description\n      }\n    }\n  }\n": typeof types.AddressTestDocument,
    "\n  mutation FirewallDialog_add($input: FirewallRuleInput!) {\n    createFirewallRule(input: $input) {\n      ...FirewallRule_rule @unmask\n    }\n  }\n": typeof types.FirewallDialog_AddDocument,
    "\n  mutation FirewallDialog_edit($id: ID!, $version: Int!, $input: FirewallRuleInput!) {\n    updateFirewallRule(id: $id, version: $version, input: $input) {\n      ...FirewallRule_rule @unmask\n    }\n  }\n": typeof types.FirewallDialog_EditDocument,
    "\n  mutation DeleteRuleDialog_delete($id: ID!) {\n    deleteFirewallRule(id: $id)\n  }\n": typeof types.DeleteRuleDialog_DeleteDocument,
    "\n  fragment FirewallRule_rule on FirewallRule {\n    id\n    ipRange\n    coverage\n    description\n    note\n    isActive\n    status\n    expiresAt\n    hits\n    lastHitAt\n    createdBy\n    createdAt\n    version\n  }\n": typeof types.FirewallRule_RuleFragmentDoc,
    "\n  query Incidents($kind: IncidentKind, $after: String) {\n    securityIncidents(first: 20, kind: $kind, after: $after) {\n      nodes {\n        ...Incident_incident @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.IncidentsDocument,
    "\n  subscription IncidentsChanged {\n    securityIncidentsChanged {\n      at\n      total\n      kinds {\n        kind\n        text\n        count\n      }\n    }\n  }\n": typeof types.IncidentsChangedDocument,
    "\n  fragment Incident_incident on SecurityIncident {\n    id\n    kind\n    text\n    address\n    count\n    firstAt\n    lastAt\n    isDenied\n  }\n": typeof types.Incident_IncidentFragmentDoc,
    "\n  query RightsDialog($userId: ID!) {\n    explainStaffRights(userId: $userId) {\n      permission {\n        name\n        label\n        description\n        area\n      }\n      isAllowed\n      because\n    }\n  }\n": typeof types.RightsDialogDocument,
    "\n  fragment Staff_role on StaffRole {\n    id\n    name\n    description\n    permissions\n    memberCount\n    isLocked\n    version\n  }\n": typeof types.Staff_RoleFragmentDoc,
    "\n  fragment Staff_permission on StaffPermission {\n    name\n    label\n    description\n    area\n  }\n": typeof types.Staff_PermissionFragmentDoc,
    "\n  fragment Staff_member on StaffMember {\n    id\n    name\n    email\n    roles {\n      id\n      name\n    }\n    status\n    lastSeenAt\n    invitedAt\n    isLastOwner\n  }\n": typeof types.Staff_MemberFragmentDoc,
    "\n  query RolesPanel {\n    staffRoles {\n      ...Staff_role @unmask\n    }\n    staffPermissions {\n      ...Staff_permission @unmask\n    }\n  }\n": typeof types.RolesPanelDocument,
    "\n  query RolesPanel_people($search: String, $roleId: ID, $status: StaffStatus, $after: String) {\n    staffMembers(first: 20, search: $search, roleId: $roleId, status: $status, after: $after) {\n      nodes {\n        ...Staff_member @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.RolesPanel_PeopleDocument,
    "\n  subscription StaffChanged {\n    staffChanged {\n      roles\n      members {\n        status\n        count\n      }\n    }\n  }\n": typeof types.StaffChangedDocument,
    "\n  mutation Roles_create($input: StaffRoleInput!) {\n    createStaffRole(input: $input) {\n      ...Staff_role @unmask\n    }\n  }\n": typeof types.Roles_CreateDocument,
    "\n  mutation Roles_update($id: ID!, $version: Int!, $input: StaffRoleInput!, $acceptsOwnLoss: Boolean) {\n    updateStaffRole(id: $id, version: $version, input: $input, acceptsOwnLoss: $acceptsOwnLoss) {\n      ...Staff_role @unmask\n    }\n  }\n": typeof types.Roles_UpdateDocument,
    "\n  mutation Roles_delete($id: ID!) {\n    deleteStaffRole(id: $id)\n  }\n": typeof types.Roles_DeleteDocument,
    "\n  mutation Roles_set($userId: ID!, $roleIds: [ID!]!, $seenRoleIds: [ID!]!, $acceptsOwnLoss: Boolean) {\n    setStaffRoles(userId: $userId, roleIds: $roleIds, seenRoleIds: $seenRoleIds, acceptsOwnLoss: $acceptsOwnLoss) {\n      ...Staff_member @unmask\n    }\n  }\n": typeof types.Roles_SetDocument,
    "\n  mutation Roles_invite($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      ...Staff_member @unmask\n    }\n  }\n": typeof types.Roles_InviteDocument,
    "\n  mutation Roles_resend($userId: ID!) {\n    resendInvitation(userId: $userId) {\n      ...Staff_member @unmask\n    }\n  }\n": typeof types.Roles_ResendDocument,
    "\n  mutation Roles_remove($userId: ID!, $acceptsOwnLoss: Boolean) {\n    removeStaff(userId: $userId, acceptsOwnLoss: $acceptsOwnLoss) {\n      ...Staff_member @unmask\n    }\n  }\n": typeof types.Roles_RemoveDocument,
    "\n  query FirewallRules($status: FirewallRuleStatus, $search: String, $after: String) {\n    firewallRules(first: 20, status: $status, search: $search, after: $after) {\n      nodes {\n        ...FirewallRule_rule @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.FirewallRulesDocument,
    "\n  subscription FirewallChanged {\n    firewallChanged {\n      ...FirewallState @unmask\n      lastHit {\n        ...FirewallRule_rule @unmask\n      }\n    }\n  }\n": typeof types.FirewallChangedDocument,
    "\n  fragment FirewallState on Firewall {\n    at\n    isEnforced\n    revision\n    ruleCount\n    activeCount\n  }\n": typeof types.FirewallStateFragmentDoc,
    "\n  mutation FirewallRow_toggle($id: ID!, $version: Int!, $isActive: Boolean!) {\n    setFirewallRuleActive(id: $id, version: $version, isActive: $isActive) {\n      ...FirewallRule_rule @unmask\n    }\n  }\n": typeof types.FirewallRow_ToggleDocument,
    "\n  mutation FirewallRow_move($id: ID!, $before: ID!) {\n    moveFirewallRule(id: $id, before: $before) {\n      id\n    }\n  }\n": typeof types.FirewallRow_MoveDocument,
    "\n  query SettingChanges($after: String) {\n    settingChanges(first: 20, after: $after) {\n      nodes {\n        id\n        name\n        before\n        after\n        reason\n        changedByName\n        changedAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.SettingChangesDocument,
    "\n  fragment MailTest_test on MailTest {\n    id\n    recipient\n    state\n    askedAt\n    sentAt\n    problem\n  }\n": typeof types.MailTest_TestFragmentDoc,
    "\n  query MailTest {\n    mailTest {\n      ...MailTest_test @unmask\n    }\n  }\n": typeof types.MailTestDocument,
    "\n  mutation MailTest_send {\n    sendTestMail {\n      ...MailTest_test @unmask\n    }\n  }\n": typeof types.MailTest_SendDocument,
    "\n  mutation NoticeDialog_write($input: NoticeWordingInput!) {\n    updateNoticeTexts(input: $input) {\n      ...NoticeWording_wording @unmask\n    }\n  }\n": typeof types.NoticeDialog_WriteDocument,
    "\n  mutation NumberDialog_change($input: NumberSettingInput!) {\n    updateNumberSetting(input: $input) {\n      ...NumberSetting_setting @unmask\n    }\n  }\n": typeof types.NumberDialog_ChangeDocument,
    "\n  fragment NumberSetting_setting on NumberSetting {\n    name\n    value\n    source\n    fallback\n    fallbackSource\n    revision\n    reason\n    changedByName\n    changedAt\n  }\n": typeof types.NumberSetting_SettingFragmentDoc,
    "\n  fragment NoticeWording_wording on NoticeWording {\n    phase\n    texts {\n      en\n      fr\n      es\n      de\n    }\n    required\n    allowed\n    limit\n    revision\n    reason\n    changedByName\n    changedAt\n  }\n": typeof types.NoticeWording_WordingFragmentDoc,
    "\n  query SettingsPage {\n    settings {\n      numbers {\n        ...NumberSetting_setting @unmask\n      }\n      notices {\n        ...NoticeWording_wording @unmask\n      }\n    }\n  }\n": typeof types.SettingsPageDocument,
    "\n  subscription SettingsChanged {\n    settingsChanged {\n      numbers {\n        ...NumberSetting_setting @unmask\n      }\n      notices {\n        ...NoticeWording_wording @unmask\n      }\n    }\n  }\n": typeof types.SettingsChangedDocument,
    "\n  fragment AnomalyDialog_anomaly on Anomaly {\n    id\n    metric\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    muted\n    acknowledgedAt\n    acknowledgedUntil\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n": typeof types.AnomalyDialog_AnomalyFragmentDoc,
    "\n  query AnomalyPast($id: ID!, $metric: String!, $until: DateTimeISO!) {\n    metricHistory(metric: $metric, span: HOUR, until: $until) {\n      metric\n      name\n      unit\n      until\n      bucketSeconds\n      threshold {\n        warning\n        critical\n      }\n      points {\n        at\n        value\n        least\n        most\n      }\n    }\n    anomalyEvents(id: $id) {\n      id\n      kind\n      value\n      note\n      actorName\n      happenedAt\n    }\n  }\n": typeof types.AnomalyPastDocument,
    "\n  fragment AnomalyRow_anomaly on Anomaly {\n    id\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    muted\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n": typeof types.AnomalyRow_AnomalyFragmentDoc,
    "\n  query DemoTraffic {\n    demoTraffic {\n      on\n    }\n  }\n": typeof types.DemoTrafficDocument,
    "\n  mutation DemoTraffic_set($on: Boolean!) {\n    setDemoTraffic(on: $on) {\n      on\n    }\n  }\n": typeof types.DemoTraffic_SetDocument,
    "\n  query HistoryPanel($metric: String!, $span: MetricHistorySpan!, $process: ID) {\n    metricHistory(metric: $metric, span: $span, process: $process) {\n      metric\n      name\n      unit\n      across\n      until\n      bucketSeconds\n      threshold {\n        warning\n        critical\n      }\n      points {\n        at\n        value\n        least\n        most\n      }\n    }\n    systemProcesses {\n      id\n      label\n      startedAt\n      lastSeenAt\n      isRunning\n    }\n  }\n": typeof types.HistoryPanelDocument,
    "\n  mutation RemoveJobDialog_remove($id: ID!, $reason: String!) {\n    deleteJob(id: $id, reason: $reason)\n  }\n": typeof types.RemoveJobDialog_RemoveDocument,
    "\n  query LimitDialog($metric: String!) {\n    metricThresholdChanges(metric: $metric, first: 10) {\n      nodes {\n        id\n        warning\n        critical\n        reason\n        changedByName\n        changedAt\n      }\n    }\n  }\n": typeof types.LimitDialogDocument,
    "\n  mutation LimitDialog_change($input: MetricThresholdInput!) {\n    updateMetricThreshold(input: $input) {\n      ...Limits_metric @unmask\n    }\n  }\n": typeof types.LimitDialog_ChangeDocument,
    "\n  fragment Limits_metric on MetricLimits {\n    id\n    name\n    unit\n    highest\n    isDocumented\n    threshold {\n      warning\n      critical\n    }\n    documented {\n      warning\n      critical\n    }\n  }\n": typeof types.Limits_MetricFragmentDoc,
    "\n  query SystemHealthLimits {\n    metricLimits {\n      ...Limits_metric @unmask\n    }\n  }\n": typeof types.SystemHealthLimitsDocument,
    "\n  query LiveScope {\n    systemProcesses {\n      id\n      label\n      startedAt\n      lastSeenAt\n      isRunning\n    }\n  }\n": typeof types.LiveScopeDocument,
    "\n  fragment AnomalyMails_mails on AnomalyMails {\n    from\n    whenResolved\n    mailsAnHour\n  }\n": typeof types.AnomalyMails_MailsFragmentDoc,
    "\n  query AnomalyMails {\n    anomalyMails {\n      ...AnomalyMails_mails @unmask\n    }\n  }\n": typeof types.AnomalyMailsDocument,
    "\n  mutation AnomalyMails_choose($from: AnomalySeverity, $whenResolved: Boolean!) {\n    chooseAnomalyMails(from: $from, whenResolved: $whenResolved) {\n      ...AnomalyMails_mails @unmask\n    }\n  }\n": typeof types.AnomalyMails_ChooseDocument,
    "\n  fragment MetricCard_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    status\n    trend\n    change\n    threshold {\n      warning\n      critical\n    }\n    history {\n      takenAt\n      value\n    }\n  }\n": typeof types.MetricCard_MetricFragmentDoc,
    "\n  fragment SystemHealthPage_metrics on SystemMetrics {\n    id\n    takenAt\n    intervalSeconds\n    metrics {\n      id\n      name\n      unit\n      group\n      value\n      status\n      threshold {\n        warning\n        critical\n      }\n      ...MetricCard_metric\n      ...WatchedTable_metric\n    }\n  }\n": typeof types.SystemHealthPage_MetricsFragmentDoc,
    "\n  query SystemHealthPage($process: ID, $wholeSystem: Boolean!) {\n    publicConfiguration {\n      demoMode\n    }\n    systemMetrics(process: $process, wholeSystem: $wholeSystem) {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n": typeof types.SystemHealthPageDocument,
    "\n  subscription SystemMetricsChanged($process: ID, $wholeSystem: Boolean!) {\n    systemMetricsChanged(process: $process, wholeSystem: $wholeSystem) {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n": typeof types.SystemMetricsChangedDocument,
    "\n  fragment WatchedTable_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    threshold {\n      warning\n      critical\n    }\n  }\n": typeof types.WatchedTable_MetricFragmentDoc,
    "\n  mutation UseAcknowledge_acknowledge($id: ID!, $note: String!, $expiry: AcknowledgeExpiry) {\n    acknowledgeAnomaly(id: $id, note: $note, expiry: $expiry) {\n      ...Anomalies_entry @unmask\n    }\n  }\n": typeof types.UseAcknowledge_AcknowledgeDocument,
    "\n  fragment Anomalies_entry on Anomaly {\n    id\n    metric\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    muted\n    resolvedAt\n    ...AnomalyRow_anomaly\n    ...AnomalyDialog_anomaly\n  }\n": typeof types.Anomalies_EntryFragmentDoc,
    "\n  query SystemHealthAnomalies($after: String, $state: AnomalyState, $metric: String, $severity: AnomalySeverity) {\n    anomalies(first: 20, after: $after, state: $state, metric: $metric, severity: $severity) {\n      nodes {\n        ...Anomalies_entry @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.SystemHealthAnomaliesDocument,
    "\n  subscription AnomalyRaised {\n    anomalyRaised {\n      snapshot\n      openCount\n      mutes {\n        from\n        until\n        reason\n      }\n      anomalies {\n        ...Anomalies_entry @unmask\n      }\n    }\n  }\n": typeof types.AnomalyRaisedDocument,
    "\n  query DemoSlowness {\n    demoSlowness\n  }\n": typeof types.DemoSlownessDocument,
    "\n  mutation UseDemoSlowness_set($on: Boolean!) {\n    setDemoSlowness(on: $on)\n  }\n": typeof types.UseDemoSlowness_SetDocument,
    "\n  fragment FailedJob_job on FailedJob {\n    id\n    task\n    name\n    state\n    attempts\n    maxAttempts\n    cause\n    createdAt\n    startedAt\n    nextTryAt\n  }\n": typeof types.FailedJob_JobFragmentDoc,
    "\n  fragment JobQueue_queue on JobQueue {\n    id\n    asOf\n    revision\n    waiting\n    running\n    retrying\n    givenUp\n    runningLong\n    tasks {\n      task\n      name\n      failed\n    }\n  }\n": typeof types.JobQueue_QueueFragmentDoc,
    "\n  query JobQueue {\n    jobQueue {\n      ...JobQueue_queue @unmask\n    }\n  }\n": typeof types.JobQueueDocument,
    "\n  subscription JobQueueChanged {\n    jobQueueChanged {\n      ...JobQueue_queue @unmask\n    }\n  }\n": typeof types.JobQueueChangedDocument,
    "\n  query FailedJobs($state: JobState, $task: String, $after: String) {\n    failedJobs(first: 20, state: $state, task: $task, after: $after) {\n      nodes {\n        ...FailedJob_job @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.FailedJobsDocument,
    "\n  mutation Jobs_retry($id: ID!) {\n    retryJob(id: $id)\n  }\n": typeof types.Jobs_RetryDocument,
    "\n  mutation Jobs_retryAll($task: String!) {\n    retryJobs(task: $task)\n  }\n": typeof types.Jobs_RetryAllDocument,
    "\n  subscription OwnRights {\n    ownRightsChanged {\n      permissions\n      roles\n    }\n  }\n": typeof types.OwnRightsDocument,
    "\n  mutation Users_suspend($id: ID!, $reason: String!) {\n    suspendUser(id: $id, reason: $reason) {\n      ...Users_account @unmask\n    }\n  }\n": typeof types.Users_SuspendDocument,
    "\n  mutation Users_restore($id: ID!) {\n    restoreUser(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n": typeof types.Users_RestoreDocument,
    "\n  mutation Users_unlock($id: ID!) {\n    unlockUser(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n": typeof types.Users_UnlockDocument,
    "\n  mutation Users_confirm($id: ID!) {\n    resendUserConfirmation(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n": typeof types.Users_ConfirmDocument,
    "\n  mutation Users_password($id: ID!) {\n    sendUserPasswordLink(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n": typeof types.Users_PasswordDocument,
    "\n  mutation Users_signOut($id: ID!) {\n    signUserOut(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n": typeof types.Users_SignOutDocument,
    "\n  mutation HealthPanel_look($userId: ID!, $reason: String!, $what: HealthLookKind!) {\n    lookAtHealth(userId: $userId, reason: $reason, what: $what) {\n      ...HealthShown_look @unmask\n    }\n  }\n": typeof types.HealthPanel_LookDocument,
    "\n  fragment HealthShown_look on HealthLook {\n    at\n    what\n    profile {\n      age\n      gender\n      pregnantOrBreastfeeding\n      allergies\n      conditions\n      medicines {\n        name\n        dosage\n        frequency\n      }\n    }\n    questions {\n      askedAt\n      question\n      questionLanguage\n      level\n    }\n  }\n": typeof types.HealthShown_LookFragmentDoc,
    "\n  query UserPage($id: ID!) {\n    userAccount(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n": typeof types.UserPageDocument,
    "\n  subscription UserAccountChanged($id: ID!) {\n    userAccountChanged(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n": typeof types.UserAccountChangedDocument,
    "\n  query UsersPage($email: String!, $after: String) {\n    userSearch(email: $email, first: 20, after: $after) {\n      nodes {\n        ...Users_found @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.UsersPageDocument,
    "\n  query AccountInvoices($userId: ID!, $after: String) {\n    accountInvoices(userId: $userId, first: 20, after: $after) {\n      totalCount\n      nodes {\n        ...AccountInvoices_invoice @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.AccountInvoicesDocument,
    "\n  subscription AccountInvoicesChanged($userId: ID!) {\n    accountInvoicesChanged(userId: $userId) {\n      snapshot\n    }\n  }\n": typeof types.AccountInvoicesChangedDocument,
    "\n  mutation AccountInvoices_credit($number: String!, $reason: String!) {\n    creditInvoice(number: $number, reason: $reason) {\n      ...AccountInvoices_invoice @unmask\n    }\n  }\n": typeof types.AccountInvoices_CreditDocument,
    "\n  mutation AccountInvoices_retry($number: String!) {\n    retryRefund(number: $number) {\n      ...AccountInvoices_invoice @unmask\n    }\n  }\n": typeof types.AccountInvoices_RetryDocument,
    "\n  fragment AccountInvoices_invoice on AccountInvoice {\n    id\n    number\n    kind\n    issuedAt\n    tier\n    fromTier\n    toTier\n    netPence\n    vatPence\n    grossPence\n    paidBy\n    status\n    credits\n    creditedBy\n    refund {\n      status\n      message\n      reason\n      requestedBy\n      requestedAt\n      settledAt\n    }\n  }\n": typeof types.AccountInvoices_InvoiceFragmentDoc,
    "\n  fragment Users_found on FoundUser {\n    id\n    name\n    email\n    role\n    createdAt\n    emailVerifiedAt\n    suspendedAt\n    companyName\n  }\n": typeof types.Users_FoundFragmentDoc,
    "\n  fragment Users_account on UserAccount {\n    id\n    at\n    name\n    email\n    role\n    createdAt\n    emailVerifiedAt\n    pendingEmail\n    hasPassword\n    suspendedAt\n    suspensions {\n      id\n      reason\n      suspendedAt\n      suspendedBy\n      liftedAt\n      liftedBy\n    }\n    signInBlockedUntil\n    lastSignInAt\n    devices {\n      id\n      description\n      remembered\n      signedInAt\n      lastSeenAt\n    }\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        title\n      }\n    }\n    consentHistory {\n      id\n      granted\n      recordedAt\n      text {\n        title\n        version\n      }\n    }\n    consentHistoryCount\n    company {\n      name\n      tier\n      status\n      applicationId\n    }\n    questionCount\n    recordCount\n  }\n": typeof types.Users_AccountFragmentDoc,
    "\n  query BillingPage($after: String) {\n    subscription {\n      ...Standing_subscription @unmask\n    }\n    plans {\n      tier\n      name\n      pricePence\n    }\n    billingSetup {\n      provider\n      testCards {\n        number\n        brand\n        does\n      }\n    }\n    invoices(first: 20, after: $after) {\n      ...BillingPage_invoices @unmask\n    }\n  }\n": typeof types.BillingPageDocument,
    "\n  query BillingInvoices {\n    invoices(first: 20) {\n      ...BillingPage_invoices @unmask\n    }\n  }\n  fragment BillingPage_invoices on InvoiceConnection {\n    totalCount\n    nodes {\n      id\n      ...InvoiceRow_invoice\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.BillingInvoicesDocument,
    "\n  subscription InvoicesChanged {\n    invoicesChanged {\n      snapshot\n    }\n  }\n": typeof types.InvoicesChangedDocument,
    "\n  mutation CancelDialog_cancel {\n    cancelSubscription {\n      ...Standing_subscription @unmask\n    }\n  }\n": typeof types.CancelDialog_CancelDocument,
    "\n  mutation CardDialog_update($input: UpdateCardInput!) {\n    updateCard(input: $input) {\n      ...Standing_subscription @unmask\n    }\n  }\n": typeof types.CardDialog_UpdateDocument,
    "\n  mutation CardPanel_start {\n    startCardUpdate {\n      url\n    }\n  }\n": typeof types.CardPanel_StartDocument,
    "\n  fragment InvoiceRow_invoice on Invoice {\n    id\n    number\n    kind\n    status\n    issuedAt\n    tier\n    fromTier\n    toTier\n    money {\n      netPence\n      vatPence\n      grossPence\n    }\n    refund {\n      status\n    }\n  }\n": typeof types.InvoiceRow_InvoiceFragmentDoc,
    "\n  query InvoiceDetails($id: ID!) {\n    invoice(id: $id) {\n      id\n      billedTo\n      items {\n        id\n        text\n        netPence\n        days {\n          day\n          impressions\n        }\n        creatives {\n          creativeId\n          title\n          impressions\n        }\n      }\n    }\n  }\n": typeof types.InvoiceDetailsDocument,
    "\n  mutation PaymentDialog_subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      payment {\n        ...Outcome_payment @unmask\n      }\n      subscription {\n        ...Standing_subscription @unmask\n      }\n    }\n  }\n": typeof types.PaymentDialog_SubscribeDocument,
    "\n  mutation CheckoutButton_start($input: PurchaseInput!) {\n    startCheckout(input: $input) {\n      url\n      paymentId\n    }\n  }\n": typeof types.CheckoutButton_StartDocument,
    "\n  mutation RetryDialog_retry($input: RetryRenewalInput!) {\n    retryRenewal(input: $input) {\n      payment {\n        ...Outcome_payment @unmask\n      }\n      subscription {\n        ...Standing_subscription @unmask\n      }\n    }\n  }\n": typeof types.RetryDialog_RetryDocument,
    "\n  query ReturnNotice($id: ID!) {\n    payment(id: $id) {\n      ...Outcome_payment @unmask\n    }\n  }\n": typeof types.ReturnNoticeDocument,
    "\n  mutation StandingPanel_resume {\n    resumeSubscription {\n      ...Standing_subscription @unmask\n    }\n  }\n": typeof types.StandingPanel_ResumeDocument,
    "\n  mutation UpgradeDialog_upgrade($input: PurchaseInput!) {\n    upgrade(input: $input) {\n      payment {\n        ...Outcome_payment @unmask\n      }\n      subscription {\n        ...Standing_subscription @unmask\n      }\n    }\n  }\n": typeof types.UpgradeDialog_UpgradeDocument,
    "\n  fragment Outcome_payment on Payment {\n    id\n    purpose\n    status\n    message\n  }\n": typeof types.Outcome_PaymentFragmentDoc,
    "\n  subscription PaymentChanged($id: ID!) {\n    paymentChanged(id: $id) {\n      ...Outcome_payment @unmask\n    }\n  }\n": typeof types.PaymentChangedDocument,
    "\n  fragment Sums_money on Money {\n    lines {\n      text\n      netPence\n    }\n    netPence\n    vatPercent\n    vatPence\n    grossPence\n  }\n": typeof types.Sums_MoneyFragmentDoc,
    "\n  fragment Standing_subscription on AdvertiserSubscription {\n    id\n    tier\n    status\n    startDate\n    periodStart\n    periodEnd\n    cancelAtPeriodEnd\n    card {\n      brand\n      last4\n      expiryMonth\n      expiryYear\n    }\n    renewal {\n      ...Sums_money @unmask\n    }\n    isRenewalNear\n    graceEndsAt\n    nextAttemptAt\n  }\n": typeof types.Standing_SubscriptionFragmentDoc,
    "\n  query KeptSubscription {\n    subscription {\n      ...Standing_subscription @unmask\n    }\n  }\n": typeof types.KeptSubscriptionDocument,
    "\n  subscription SubscriptionChanged {\n    subscriptionChanged {\n      ...Standing_subscription @unmask\n    }\n  }\n": typeof types.SubscriptionChangedDocument,
    "\n  query PurchaseDialog($tier: Tier!) {\n    purchaseQuote(tier: $tier) {\n      kind\n      tier\n      periodStart\n      periodEnd\n      money {\n        ...Sums_money @unmask\n      }\n    }\n    billingSetup {\n      provider\n      testCards {\n        number\n        brand\n        does\n      }\n    }\n  }\n": typeof types.PurchaseDialogDocument,
    "\n  mutation CampaignActs_pause($id: ID!) {\n    pauseCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": typeof types.CampaignActs_PauseDocument,
    "\n  mutation CampaignActs_resume($id: ID!) {\n    resumeCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": typeof types.CampaignActs_ResumeDocument,
    "\n  mutation CampaignActs_end($id: ID!) {\n    endCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": typeof types.CampaignActs_EndDocument,
    "\n  mutation CampaignActs_duplicate($id: ID!) {\n    duplicateCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": typeof types.CampaignActs_DuplicateDocument,
    "\n  mutation CampaignActs_remove($id: ID!) {\n    deleteCampaignDraft(id: $id)\n  }\n": typeof types.CampaignActs_RemoveDocument,
    "\n  fragment CampaignFigures_stats on CampaignStats {\n    id\n    impressions\n    clicks\n    ctr\n    consultEngagements\n    discarded\n    lastUpdated\n    lastDay {\n      hour\n      impressions\n      clicks\n      engagements\n    }\n  }\n": typeof types.CampaignFigures_StatsFragmentDoc,
    "\n  subscription CampaignStatsChanged($campaignId: ID!) {\n    campaignStatsChanged(campaignId: $campaignId) {\n      id\n      ...CampaignFigures_stats\n    }\n  }\n": typeof types.CampaignStatsChangedDocument,
    "\n  query CampaignPage($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n": typeof types.CampaignPageDocument,
    "\n  fragment CampaignRow_campaign on Campaign {\n    id\n    name\n    status\n    startsOn\n    endsOn\n    launchedAt\n    endedAt\n    updatedAt\n    creative {\n      id\n      title\n    }\n    variant {\n      id\n      title\n    }\n    heldBackBy\n    spendPence\n    stats {\n      id\n      impressions\n      clicks\n      ctr\n    }\n  }\n": typeof types.CampaignRow_CampaignFragmentDoc,
    "\n  query CampaignsPage($status: CampaignStatus, $search: String, $after: String, $orderBy: CampaignOrderInput) {\n    campaigns(first: 20, status: $status, search: $search, after: $after, orderBy: $orderBy) {\n      totalCount\n      nodes {\n        id\n        stats {\n          id\n          lastUpdated\n        }\n        ...CampaignRow_campaign\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    campaignCounts {\n      all\n      draft\n      inReview\n      live\n      paused\n      ended\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n": typeof types.CampaignsPageDocument,
    "\n  query CampaignsPage_counts {\n    campaignCounts {\n      all\n      draft\n      inReview\n      live\n      paused\n      ended\n    }\n  }\n": typeof types.CampaignsPage_CountsDocument,
    "\n  mutation PromoCode_update($campaignId: ID!, $code: String) {\n    updatePromoCode(campaignId: $campaignId, code: $code) {\n      id\n      promoCode\n    }\n  }\n": typeof types.PromoCode_UpdateDocument,
    "\n  fragment Campaign_advert on Creative {\n    id\n    title\n    description\n    imageUrl\n    imageAlt\n    pricePence\n    targetUrl\n    disclaimer\n    status\n  }\n": typeof types.Campaign_AdvertFragmentDoc,
    "\n  fragment Campaign_campaign on Campaign {\n    id\n    name\n    status\n    version\n    creative {\n      ...Campaign_advert @unmask\n    }\n    variant {\n      ...Campaign_advert @unmask\n    }\n    cities\n    languages\n    topics\n    signals\n    relatedTopics\n    returnToTopic\n    startsOn\n    endsOn\n    weekdays\n    hours\n    dailyCap\n    monthlyBudgetPence\n    frequencyCap\n    destinationUrl\n    promoCode\n    leadsToWebsite\n    heldBackBy\n    createdAt\n    launchedAt\n    endedAt\n    updatedAt\n    stats {\n      id\n      ...CampaignFigures_stats\n    }\n  }\n": typeof types.Campaign_CampaignFragmentDoc,
    "\n  subscription CampaignChanged {\n    campaignChanged {\n      id\n      ...Campaign_campaign @unmask\n    }\n  }\n": typeof types.CampaignChangedDocument,
    "\n  query CompanyPage {\n    company {\n      ...CompanyDetails_company\n      ...ChangeLog_company\n    }\n  }\n": typeof types.CompanyPageDocument,
    "\n  subscription CompanyChanged {\n    companyChanged {\n      ...CompanyDetails_company\n      ...ChangeLog_company\n    }\n  }\n": typeof types.CompanyChangedDocument,
    "\n  fragment ChangeLog_company on AdvertiserCompany {\n    changes {\n      id\n      changedAt\n      field\n      before\n      after\n    }\n  }\n": typeof types.ChangeLog_CompanyFragmentDoc,
    "\n  fragment CompanyDetails_company on AdvertiserCompany {\n    name\n    registrationNumber\n    email\n    since\n    ...ContactForm_company\n  }\n": typeof types.CompanyDetails_CompanyFragmentDoc,
    "\n  fragment ContactForm_company on AdvertiserCompany {\n    address\n    contactPerson\n    phone\n    website\n  }\n": typeof types.ContactForm_CompanyFragmentDoc,
    "\n  mutation ContactForm_change($input: CompanyChangeInput!) {\n    updateCompany(input: $input) {\n      ...ContactForm_company\n      ...ChangeLog_company\n    }\n  }\n": typeof types.ContactForm_ChangeDocument,
    "\n  mutation CreativeActs_submit($id: ID!) {\n    submitCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n": typeof types.CreativeActs_SubmitDocument,
    "\n  mutation CreativeActs_withdraw($id: ID!) {\n    withdrawCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n": typeof types.CreativeActs_WithdrawDocument,
    "\n  mutation CreativeActs_archive($id: ID!) {\n    archiveCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n": typeof types.CreativeActs_ArchiveDocument,
    "\n  mutation CreativeActs_restore($id: ID!) {\n    restoreCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n": typeof types.CreativeActs_RestoreDocument,
    "\n  query ComplianceHints($input: AdvertTextInput!) {\n    complianceHints(input: $input) {\n      ...RuleViolation_violation @unmask\n    }\n  }\n": typeof types.ComplianceHintsDocument,
    "\n  query CreativeFormPage {\n    creativeRules {\n      maxBytes\n      titleMax\n      descriptionMax\n      altMax\n      disclaimerMax\n    }\n  }\n": typeof types.CreativeFormPageDocument,
    "\n  query CreativeFormPage_edited($id: ID!) {\n    creative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n": typeof types.CreativeFormPage_EditedDocument,
    "\n  query CreativePage($id: ID!, $after: String) {\n    creative(id: $id) {\n      ...CreativePage_creative @unmask\n      versions(first: 10, after: $after) {\n        nodes {\n          ...Version_version @unmask\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.CreativePageDocument,
    "\n  query CreativesPage($status: CreativeStatus, $archived: Boolean!, $search: String, $after: String) {\n    creatives(first: 20, status: $status, archived: $archived, search: $search, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...CreativeRow_creative\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.CreativesPageDocument,
    "\n  fragment CreativeRow_creative on Creative {\n    id\n    isArchived\n    campaignCount\n    newest {\n      id\n      number\n      title\n      imageUrl\n      pricePence\n      status\n      reason\n      createdAt\n      submittedAt\n      reviewedAt\n    }\n    serving {\n      id\n      number\n    }\n  }\n": typeof types.CreativeRow_CreativeFragmentDoc,
    "\n  fragment Version_version on CreativeVersion {\n    id\n    number\n    title\n    description\n    pricePence\n    targetUrl\n    imageUrl\n    imageWidth\n    imageHeight\n    isAnimated\n    imageAlt\n    disclaimer\n    status\n    createdAt\n    submittedAt\n    reviewedAt\n    reviewer\n    reason\n    violations {\n      ruleId\n      ruleName\n      category\n      severity\n      description\n      matches {\n        field\n        start\n        end\n        found\n      }\n      missing\n    }\n  }\n": typeof types.Version_VersionFragmentDoc,
    "\n  fragment CreativePage_creative on Creative {\n    id\n    isArchived\n    campaignCount\n    newest {\n      ...Version_version @unmask\n    }\n    serving {\n      id\n      number\n    }\n  }\n": typeof types.CreativePage_CreativeFragmentDoc,
    "\n  mutation CreativeForm_save($id: ID, $input: CreativeInput!) {\n    saveCreative(id: $id, input: $input) {\n      ...CreativePage_creative @unmask\n    }\n  }\n": typeof types.CreativeForm_SaveDocument,
    "\n  mutation CreativeForm_submit($id: ID!) {\n    submitCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n": typeof types.CreativeForm_SubmitDocument,
    "\n  mutation PictureField_ask($fileName: String!, $bytes: Int!) {\n    askPictureUpload(fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n": typeof types.PictureField_AskDocument,
    "\n  subscription AdReviewChanged {\n    adReviewChanged {\n      pendingCount\n      creative {\n        id\n        newest {\n          id\n          title\n          status\n          reason\n          reviewedAt\n          reviewer\n        }\n        serving {\n          id\n          number\n        }\n      }\n    }\n  }\n": typeof types.AdReviewChangedDocument,
    "\n  query AdvertiserDashboardPage {\n    usage {\n      id\n      tier\n      periodStart\n      updatedAt\n      overQuotaImpressions\n      ...UsageLedger_usage\n      ...PerformanceChart_usage\n    }\n    subscription {\n      ...Standing_subscription @unmask\n    }\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n      features\n      mostPopular\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n": typeof types.AdvertiserDashboardPageDocument,
    "\n  query PlanQuotes($silver: Boolean!, $gold: Boolean!, $platinum: Boolean!) {\n    silver: purchaseQuote(tier: SILVER) @include(if: $silver) {\n      ...PlanQuote_quote @unmask\n    }\n    gold: purchaseQuote(tier: GOLD) @include(if: $gold) {\n      ...PlanQuote_quote @unmask\n    }\n    platinum: purchaseQuote(tier: PLATINUM) @include(if: $platinum) {\n      ...PlanQuote_quote @unmask\n    }\n  }\n": typeof types.PlanQuotesDocument,
    "\n  fragment PlanQuote_quote on PurchaseQuote {\n    tier\n    arithmetic\n    money {\n      ...Sums_money @unmask\n    }\n  }\n": typeof types.PlanQuote_QuoteFragmentDoc,
    "\n  subscription UsageChanged {\n    usageChanged {\n      id\n      tier\n      overQuotaImpressions\n      ...UsageLedger_usage\n    }\n  }\n": typeof types.UsageChangedDocument,
    "\n  query MonthFigures($period: InsightPeriodInput!) {\n    insights(metrics: [CLICKS, CTR, COST, NOT_COUNTED], period: $period, first: 1) {\n      total {\n        ...Insight_figures @unmask\n      }\n    }\n    reasons: insights(metrics: [NOT_COUNTED], dimensions: [DISCARD_REASON], period: $period, first: 1) {\n      rows {\n        nodes {\n          keys\n          labels\n        }\n      }\n    }\n  }\n": typeof types.MonthFiguresDocument,
    "\n  fragment PerformanceChart_usage on Usage {\n    id\n    impressionsUsed\n    impressionsIncluded\n    periodStart\n    periodEnd\n    updatedAt\n  }\n": typeof types.PerformanceChart_UsageFragmentDoc,
    "\n  query ReportToOpen {\n    reportToOpen\n  }\n": typeof types.ReportToOpenDocument,
    "\n  query ReportDialog($month: String!) {\n    monthlyReport(month: $month) {\n      month\n      ...ReportFigures_report\n    }\n  }\n": typeof types.ReportDialogDocument,
    "\n  mutation ReportDialog_seen($month: String!) {\n    markReportSeen(month: $month)\n  }\n": typeof types.ReportDialog_SeenDocument,
    "\n  fragment UsageLedger_usage on Usage {\n    id\n    impressionsUsed\n    impressionsIncluded\n    overQuotaImpressions\n    overQuotaCostPence\n    periodStart\n    periodEnd\n    updatedAt\n  }\n": typeof types.UsageLedger_UsageFragmentDoc,
    "\n  query ForecastRecord($campaignId: ID) {\n    forecastRecord(campaignId: $campaignId) {\n      compared\n      held\n      needed\n      forecasts {\n        from\n        to\n        low\n        high\n        came\n      }\n    }\n  }\n": typeof types.ForecastRecordDocument,
    "\n  fragment Lift_lift on CampaignLift {\n    id\n    isOn\n    since\n    impressions\n    impressionsNeeded\n    state\n    comparedDays\n    comparedDaysNeeded\n    orders\n    ordersNeeded\n    percent\n    from\n    to\n    days {\n      day\n      requests\n      orders\n      expected\n    }\n  }\n": typeof types.Lift_LiftFragmentDoc,
    "\n  query Lift($campaignId: ID!) {\n    campaignLift(campaignId: $campaignId) {\n      ...Lift_lift @unmask\n    }\n  }\n": typeof types.LiftDocument,
    "\n  mutation Lift_switch($campaignId: ID!, $isOn: Boolean!) {\n    switchHoldOut(campaignId: $campaignId, isOn: $isOn) {\n      ...Lift_lift @unmask\n    }\n  }\n": typeof types.Lift_SwitchDocument,
    "\n  query PerformancePage {\n    publicConfiguration {\n      demoMode\n    }\n    campaigns(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    insightViews {\n      ...InsightView_view @unmask\n    }\n  }\n": typeof types.PerformancePageDocument,
    "\n  mutation SavedViews_delete($id: ID!) {\n    deleteInsightView(id: $id)\n  }\n": typeof types.SavedViews_DeleteDocument,
    "\n  mutation ViewDialog_create($input: InsightViewInput!) {\n    createInsightView(input: $input) {\n      ...InsightView_view @unmask\n    }\n  }\n": typeof types.ViewDialog_CreateDocument,
    "\n  mutation ViewDialog_update($id: ID!, $input: InsightViewInput!) {\n    updateInsightView(id: $id, input: $input) {\n      ...InsightView_view @unmask\n    }\n  }\n": typeof types.ViewDialog_UpdateDocument,
    "\n  fragment Insight_figures on InsightFigures {\n    impressions\n    reach\n    frequency\n    clicks\n    ctr\n    engagements\n    conversions\n    revenuePence\n    costPence\n    ecpmPence\n    cpcPence\n    cpaPence\n    roi\n    notCounted\n  }\n": typeof types.Insight_FiguresFragmentDoc,
    "\n  fragment Insight_row on InsightRow {\n    keys\n    labels\n    sharePercent\n    figures {\n      ...Insight_figures @unmask\n    }\n    before {\n      ...Insight_figures @unmask\n    }\n  }\n": typeof types.Insight_RowFragmentDoc,
    "\n  query Insights(\n    $metrics: [InsightMetric!]!\n    $dimensions: [InsightDimension!]!\n    $period: InsightPeriodInput!\n    $filter: InsightFilterInput\n    $compareTo: InsightComparison\n    $orderBy: InsightOrderInput\n  ) {\n    insights(\n      metrics: $metrics\n      dimensions: $dimensions\n      period: $period\n      filter: $filter\n      compareTo: $compareTo\n      orderBy: $orderBy\n      first: 366\n    ) {\n      metrics\n      isCostFinal\n      isDemonstration\n      total {\n        ...Insight_figures @unmask\n      }\n      totalBefore {\n        ...Insight_figures @unmask\n      }\n      rows {\n        totalCount\n        nodes {\n          ...Insight_row @unmask\n        }\n      }\n    }\n  }\n": typeof types.InsightsDocument,
    "\n  subscription Counted {\n    usageChanged {\n      id\n      updatedAt\n    }\n  }\n": typeof types.CountedDocument,
    "\n  fragment InsightView_view on InsightView {\n    id\n    name\n    period\n    from\n    to\n    compareTo\n    metric\n    dimension\n    columns\n    campaignId\n    mailed\n  }\n": typeof types.InsightView_ViewFragmentDoc,
    "\n  query BuilderConflict($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": typeof types.BuilderConflictDocument,
    "\n  query PickAdvert_drafts {\n    campaigns(first: 10, status: DRAFT) {\n      nodes {\n        id\n        name\n        updatedAt\n      }\n    }\n  }\n": typeof types.PickAdvert_DraftsDocument,
    "\n  query PreviewPage {\n    campaignChoices {\n      tier\n      groups {\n        key\n        label\n        isIncluded\n        fromTier\n        choices {\n          value\n          label\n          isOffered\n          reason\n        }\n      }\n      abTesting {\n        isIncluded\n        fromTier\n      }\n      relatedTopics {\n        isIncluded\n        fromTier\n      }\n      returnToTopic {\n        isIncluded\n        fromTier\n      }\n    }\n    creatives(first: 100, archived: false) {\n      nodes {\n        ...Campaign_advert @unmask\n      }\n    }\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n    }\n  }\n": typeof types.PreviewPageDocument,
    "\n  query PreviewPage_campaign($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": typeof types.PreviewPage_CampaignDocument,
    "\n  query PreviewPage_advert($id: ID!) {\n    creative(id: $id) {\n      ...Campaign_advert @unmask\n    }\n  }\n": typeof types.PreviewPage_AdvertDocument,
    "\n  query CampaignReach($input: TargetingInput!) {\n    campaignReach(input: $input) {\n      from\n      to\n      countedAt\n      effects {\n        group\n        value\n        from\n        to\n      }\n    }\n  }\n": typeof types.CampaignReachDocument,
    "\n  query AdvertiserHistory {\n    advertiserHistory {\n      isEnough\n      impressions\n      days\n      neededImpressions\n      neededDays\n      best {\n        dimension\n        key\n        label\n      }\n      roi\n    }\n  }\n": typeof types.AdvertiserHistoryDocument,
    "\n  query CampaignSuggestions($input: ForecastInput!, $campaignId: ID, $creativeId: ID) {\n    campaignSuggestions(input: $input, campaignId: $campaignId, creativeId: $creativeId) {\n      state\n      suggestions {\n        text\n        impressions\n        clicks\n        costPence\n        creativeId\n        tier\n        cities\n        languages\n        topics\n        signals\n        relatedTopics\n        weekdays\n        hours\n        dailyCap\n        monthlyBudgetPence\n        frequencyCap\n      }\n    }\n  }\n": typeof types.CampaignSuggestionsDocument,
    "\n  query BuilderCampaign($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": typeof types.BuilderCampaignDocument,
    "\n  mutation Builder_save($id: ID, $version: Int, $input: CampaignInput!) {\n    saveCampaign(id: $id, version: $version, input: $input) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": typeof types.Builder_SaveDocument,
    "\n  query CampaignForecast($input: ForecastInput!, $campaignId: ID) {\n    campaignForecast(input: $input, campaignId: $campaignId) {\n      state\n      from\n      to\n      againAt\n      figures {\n        metric\n        likely\n        from\n        to\n        why\n      }\n    }\n  }\n": typeof types.CampaignForecastDocument,
    "\n  mutation Builder_launch($id: ID!, $version: Int!) {\n    launchCampaign(id: $id, version: $version) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": typeof types.Builder_LaunchDocument,
    "\n  mutation ConversionForm_report($input: ReportConversionsInput!) {\n    reportConversions(input: $input) {\n      id\n      rowCount\n    }\n  }\n": typeof types.ConversionForm_ReportDocument,
    "\n  query ConversionsPage($after: String) {\n    campaigns(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    conversions(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...ConversionList_conversion @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ConversionsPageDocument,
    "\n  fragment ConversionList_conversion on Conversion {\n    id\n    campaignName\n    day\n    count\n    revenuePence\n    promoCode\n    orderId\n    allOrders\n  }\n": typeof types.ConversionList_ConversionFragmentDoc,
    "\n  mutation TakeBackDialog_delete($id: ID!) {\n    deleteConversion(id: $id)\n  }\n": typeof types.TakeBackDialog_DeleteDocument,
    "\n  fragment PaidMonths_report on MonthlyReport {\n    paidMonths {\n      periodStart\n      periodEnd\n      impressions\n      impressionsPence\n      unusedPence\n      netPence\n      vatPence\n      grossPence\n      invoices\n      isFinal\n    }\n  }\n": typeof types.PaidMonths_ReportFragmentDoc,
    "\n  fragment ReportFigures_report on MonthlyReport {\n    metrics {\n      ...Insight_figures @unmask\n    }\n    previous {\n      ...Insight_figures @unmask\n    }\n  }\n": typeof types.ReportFigures_ReportFragmentDoc,
    "\n  query ReportPage($month: String!) {\n    reportMonths\n    monthlyReport(month: $month) {\n      month\n      isComplete\n      isCostFinal\n      ...ReportFigures_report\n      ...MonthDays_report\n      ...Demographics_report\n      ...CampaignTable_report\n      ...PaidMonths_report\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n": typeof types.ReportPageDocument,
    "\n  fragment MonthDays_report on MonthlyReport {\n    days {\n      ...Insight_row @unmask\n    }\n  }\n": typeof types.MonthDays_ReportFragmentDoc,
    "\n  fragment CampaignTable_report on MonthlyReport {\n    month\n    metrics {\n      ...Insight_figures @unmask\n    }\n    campaigns {\n      ...Insight_row @unmask\n    }\n  }\n": typeof types.CampaignTable_ReportFragmentDoc,
    "\n  fragment Demographics_report on MonthlyReport {\n    demographics {\n      days\n      ageGroups {\n        keys\n        labels\n        sharePercent\n      }\n      genders {\n        keys\n        labels\n        sharePercent\n      }\n      locations {\n        keys\n        labels\n        sharePercent\n      }\n    }\n  }\n": typeof types.Demographics_ReportFragmentDoc,
    "\n  query ReportsPage {\n    reportMonths\n  }\n": typeof types.ReportsPageDocument,
    "\n  mutation RevokeDialog_revoke($id: ID!) {\n    revokeApiKey(id: $id) {\n      ...ApiKey_key @unmask\n    }\n  }\n": typeof types.RevokeDialog_RevokeDocument,
    "\n  mutation NewKeyDialog_create($input: ApiKeyInput!) {\n    createApiKey(input: $input) {\n      ...IssuedApiKey_issued @unmask\n    }\n  }\n": typeof types.NewKeyDialog_CreateDocument,
    "\n  mutation RotateDialog_rotate($id: ID!, $overlapHours: Int!) {\n    rotateApiKey(id: $id, overlapHours: $overlapHours) {\n      ...IssuedApiKey_issued @unmask\n    }\n  }\n": typeof types.RotateDialog_RotateDocument,
    "\n  query ApiKeyUsage($id: ID!) {\n    apiKeyUsage(id: $id, days: 30) {\n      day\n      calls\n      refused\n      points\n    }\n  }\n": typeof types.ApiKeyUsageDocument,
    "\n  fragment ApiScope_scope on ApiScope {\n    name\n    label\n    description\n    isWriting\n  }\n": typeof types.ApiScope_ScopeFragmentDoc,
    "\n  fragment ApiKey_key on ApiKey {\n    id\n    service\n    environment\n    scopes {\n      ...ApiScope_scope @unmask\n    }\n    maskedKey\n    state\n    standing\n    ownerName\n    isServiceAccount\n    madeBy\n    createdAt\n    lastRotatedAt\n    expiresAt\n    daysLeft\n    lastUsedAt\n    revokedAt\n    retiring {\n      maskedKey\n      worksUntil\n      lastUsedAt\n    }\n    canChange\n  }\n": typeof types.ApiKey_KeyFragmentDoc,
    "\n  fragment IssuedApiKey_issued on IssuedApiKey {\n    secret\n    message\n    key {\n      ...ApiKey_key @unmask\n    }\n  }\n": typeof types.IssuedApiKey_IssuedFragmentDoc,
    "\n  query ApiKeys($owner: ApiKeyOwner!, $isEnded: Boolean!, $after: String) {\n    apiKeys(first: 20, owner: $owner, isEnded: $isEnded, after: $after) {\n      nodes {\n        ...ApiKey_key @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": typeof types.ApiKeysDocument,
    "\n  query ApiKeySetup {\n    apiKeySetup {\n      lifetimeDays\n      warningDays\n      overlapHours\n      defaultOverlapHours\n      pointsPerMinute\n      mayHaveKeys\n      standing\n      scopes {\n        ...ApiScope_scope @unmask\n      }\n    }\n  }\n": typeof types.ApiKeySetupDocument,
    "\n  subscription ApiKeysChanged {\n    apiKeysChanged {\n      snapshot\n    }\n  }\n": typeof types.ApiKeysChangedDocument,
    "\n  fragment MaintenanceNotice_notice on MaintenanceNotice {\n    id\n    phase\n    startsAt\n    endsAt\n    releaseVersion\n    releaseNotes\n    texts {\n      en\n      fr\n      es\n      de\n    }\n  }\n": typeof types.MaintenanceNotice_NoticeFragmentDoc,
    "\n  query MaintenanceNotice {\n    maintenanceNotice {\n      ...MaintenanceNotice_notice @unmask\n    }\n  }\n": typeof types.MaintenanceNoticeDocument,
    "\n  subscription MaintenanceNoticeChanged {\n    maintenanceNoticeChanged {\n      ...MaintenanceNotice_notice @unmask\n    }\n  }\n": typeof types.MaintenanceNoticeChangedDocument,
    "\n  fragment Session_viewer on Viewer {\n    id\n    name\n    email\n    role\n    language\n    permissions\n    staffRoles\n  }\n": typeof types.Session_ViewerFragmentDoc,
    "\n  query Session {\n    me {\n      ...Session_viewer @unmask\n    }\n    publicConfiguration {\n      productName\n      demoMode\n    }\n  }\n": typeof types.SessionDocument,
    "\n  mutation SessionStore_logout {\n    logout\n  }\n": typeof types.SessionStore_LogoutDocument,
    "\n  mutation UseChooseLanguage_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n": typeof types.UseChooseLanguage_SetLanguageDocument,
    "\n  query MailboxPage($after: String) {\n    mailbox(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...MailEntry_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.MailboxPageDocument,
    "\n  query MailboxPage_mail($id: ID!) {\n    mailboxMail(id: $id) {\n      id\n      ...OpenedMail_mail\n    }\n  }\n": typeof types.MailboxPage_MailDocument,
    "\n  fragment MailEntry_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n  }\n": typeof types.MailEntry_MailFragmentDoc,
    "\n  fragment OpenedMail_mail on MailboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    text\n    html\n  }\n": typeof types.OpenedMail_MailFragmentDoc,
    "\n  mutation AdvertChoices_hide($viewToken: String!, $hidden: Boolean!) {\n    hideAdvert(viewToken: $viewToken, hidden: $hidden)\n  }\n": typeof types.AdvertChoices_HideDocument,
    "\n  mutation ReportForm_report($viewToken: String!, $reason: AdvertReportReason!, $comment: String) {\n    reportAdvert(viewToken: $viewToken, reason: $reason, comment: $comment)\n  }\n": typeof types.ReportForm_ReportDocument,
    "\n  fragment SponsoredAdvert_recommendation on SponsoredRecommendation {\n    id\n    title\n    description\n    imageUrl\n    imageAlt\n    pricePence\n    promoCode\n    company\n    host\n    disclaimer\n    privacyNote\n    why\n    viewToken\n    clickToken\n    engagementToken\n  }\n": typeof types.SponsoredAdvert_RecommendationFragmentDoc,
    "\n  fragment AboutAssistant_version on AssistantVersion {\n    version\n    conceptCount\n    updatedAt\n    improvements\n    studies {\n      title\n      authors\n      publishedDate\n      doi\n    }\n    record {\n      figures {\n        accuracy {\n          value\n          n\n        }\n        emergencyRecall {\n          value\n          n\n        }\n      }\n    }\n  }\n": typeof types.AboutAssistant_VersionFragmentDoc,
    "\n  query AssistantVersionCheck {\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n  }\n": typeof types.AssistantVersionCheckDocument,
    "\n  subscription AssistantVersionChanged {\n    assistantVersionChanged {\n      ...AboutAssistant_version\n    }\n  }\n": typeof types.AssistantVersionChangedDocument,
    "\n  mutation AddForm_add($id: ID!, $text: String!, $key: ID!) {\n    addToConsultation(consultationId: $id, text: $text, idempotencyKey: $key) {\n      ...Entry_consultation @unmask\n      response {\n        heading\n      }\n    }\n  }\n": typeof types.AddForm_AddDocument,
    "\n  mutation AskForm_ask($question: String!, $language: Language, $forWhom: ID, $key: ID!) {\n    addConsultation(question: $question, language: $language, forWhom: $forWhom, idempotencyKey: $key) {\n      ...Entry_consultation @unmask\n      response {\n        heading\n        openQuestions {\n          id\n        }\n      }\n    }\n  }\n": typeof types.AskForm_AskDocument,
    "\n  mutation FollowUpWish_wish($id: ID!, $wished: Boolean!) {\n    wishFollowUp(consultationId: $id, wished: $wished) {\n      id\n      followUpWished\n    }\n  }\n": typeof types.FollowUpWish_WishDocument,
    "\n  mutation HideQuestion_hide($id: ID!) {\n    hideConsultation(id: $id)\n  }\n": typeof types.HideQuestion_HideDocument,
    "\n  query ConsultationPage($after: String) {\n    consultations(first: 10, after: $after) {\n      nodes {\n        ...Entry_consultation @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    familyMembers(first: 20) {\n      nodes {\n        id\n        name\n      }\n    }\n    pharmacistIsThere\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n    publicConfiguration {\n      questionMaxLength\n      answerWriter\n      translator {\n        name\n      }\n      pharmacistAnswerHours\n    }\n  }\n": typeof types.ConsultationPageDocument,
    "\n  subscription ConsultationChanged {\n    consultationChanged {\n      snapshot\n      consultations {\n        ...Entry_consultation @unmask\n      }\n    }\n  }\n": typeof types.ConsultationChangedDocument,
    "\n  query EarlierMessages($id: ID!, $after: String) {\n    consultation(id: $id) {\n      id\n      escalation {\n        messages(first: 20, after: $after) {\n          nodes {\n            id\n            author\n            authorName\n            text\n            language\n            sentAt\n          }\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n        }\n      }\n    }\n  }\n": typeof types.EarlierMessagesDocument,
    "\n  mutation MessageTranslation_translate($messageId: ID!, $to: Language!) {\n    translateMessage(messageId: $messageId, to: $to) {\n      text\n    }\n  }\n": typeof types.MessageTranslation_TranslateDocument,
    "\n  fragment CriticalAnswer_consultation on Consultation {\n    id\n    level\n    response {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      references {\n        title\n        url\n      }\n      openQuestions {\n        id\n        text\n      }\n      helpLines {\n        lines {\n          name\n          phone\n        }\n      }\n      signals {\n        label\n        source {\n          title\n          url\n        }\n      }\n    }\n    raised {\n      level\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        references {\n          title\n          url\n        }\n      }\n    }\n  }\n": typeof types.CriticalAnswer_ConsultationFragmentDoc,
    "\n  mutation DeleteQuestion_delete($id: ID!) {\n    deleteConsultation(id: $id)\n  }\n": typeof types.DeleteQuestion_DeleteDocument,
    "\n  mutation Feedback_rate($id: ID!, $helpful: Boolean!, $comment: String) {\n    rateConsultation(id: $id, helpful: $helpful, comment: $comment) {\n      ...Entry_consultation @unmask\n    }\n  }\n": typeof types.Feedback_RateDocument,
    "\n  mutation Feedback_report($id: ID!, $text: String!) {\n    reportConsultation(id: $id, text: $text) {\n      ...Entry_consultation @unmask\n    }\n  }\n": typeof types.Feedback_ReportDocument,
    "\n  mutation Questions_answer($id: ID!, $answers: [QuestionAnswerInput!]!) {\n    answerQuestions(consultationId: $id, answers: $answers) {\n      ...Entry_consultation @unmask\n      response {\n        heading\n        openQuestions {\n          id\n          kind\n        }\n      }\n    }\n  }\n": typeof types.Questions_AnswerDocument,
    "\n  mutation ReplyForm_reply($consultationId: ID!, $text: String!) {\n    replyToPharmacist(consultationId: $consultationId, text: $text) {\n      ...Entry_consultation @unmask\n    }\n  }\n": typeof types.ReplyForm_ReplyDocument,
    "\n  fragment ConsultationCard_consultation on Consultation {\n    id\n    question\n    questionLanguage\n    timestamp\n    subjectName\n    feltAt\n    isAboutSafety\n    followUpWished\n    level\n    response {\n      heading\n      care {\n        id\n      }\n      message\n      decidedBy {\n        because\n        isDecisive\n      }\n      steps {\n        title\n        description\n      }\n      recommendations {\n        type\n        about\n        title\n        description\n        cautions\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      ruledOut {\n        title\n        reason\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n      written {\n        text\n        writer\n      }\n      profileCheck {\n        used\n        message\n        missing\n      }\n      forWhom\n      understood {\n        fact\n        label\n        standing\n        days\n        words\n        person\n      }\n      helpLines {\n        reader\n        title\n        lines {\n          name\n          phone\n          about\n          url\n        }\n      }\n      openQuestions {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n    }\n    answers {\n      asked {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n      present\n      unsure\n      words\n      days\n      years\n      sex\n    }\n    raised {\n      level\n      raisedAt\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        safetyNet {\n          heading\n          signs\n        }\n      }\n    }\n    feedback {\n      helpful\n      comment\n      reportedAt\n    }\n    escalation {\n      status\n      because\n      sentAt\n      waitingSince\n      answerHours\n      seenAt\n      claimedAt\n      answeredAt\n      closedAt\n      closeReason\n      reopenUntil\n      pharmacistName\n      asks {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n      messages(first: 8) {\n        nodes {\n          id\n          author\n          authorName\n          text\n          language\n          sentAt\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.ConsultationCard_ConsultationFragmentDoc,
    "\n  fragment Entry_consultation on Consultation {\n    id\n    level\n    isAboutSafety\n    timestamp\n    followUp\n    raised {\n      level\n      raisedAt\n    }\n    ...ConsultationCard_consultation\n    ...CriticalAnswer_consultation\n  }\n": typeof types.Entry_ConsultationFragmentDoc,
    "\n  query PatientDashboardPage {\n    healthProfile {\n      id\n      ...HealthSummary_profile\n    }\n    medicationReminders {\n      id\n      current {\n        id\n        slot\n      }\n      next {\n        id\n        day\n        slot\n      }\n      hasMedicines\n      ...ReminderCard_reminders\n    }\n    medications(first: 6) {\n      totalCount\n      nodes {\n        id\n        name\n        dosage\n      }\n    }\n    vitals {\n      id\n      ...HealthMetrics_vitals\n    }\n    healthAlerts(open: true, first: 3) {\n      nodes {\n        id\n        metric\n        type\n        acknowledgedAt\n        ...HealthAlerts_alert\n      }\n    }\n    devices {\n      id\n      connected\n    }\n    followUps {\n      id\n    }\n    hasSafetyConsultation\n    consultations(first: 5) {\n      nodes {\n        id\n        escalation {\n          status\n        }\n        ...RecentConsultation_consultation\n      }\n    }\n  }\n": typeof types.PatientDashboardPageDocument,
    "\n  query PatientDashboardPage_advert {\n    sponsoredRecommendation {\n      id\n      ...SponsoredAdvert_recommendation\n    }\n  }\n": typeof types.PatientDashboardPage_AdvertDocument,
    "\n  fragment HealthSummary_profile on HealthProfile {\n    id\n    age\n    gender\n    allergies\n    conditions\n    nhsImportedAt\n  }\n": typeof types.HealthSummary_ProfileFragmentDoc,
    "\n  fragment RecentConsultation_consultation on Consultation {\n    id\n    question\n    subjectName\n    timestamp\n    isAboutSafety\n    level\n    response {\n      care {\n        id\n        name\n      }\n    }\n    escalation {\n      answeredAt\n    }\n  }\n": typeof types.RecentConsultation_ConsultationFragmentDoc,
    "\n  query FollowUps {\n    followUps {\n      id\n      followUp\n      isAboutSafety\n      question\n      subjectName\n      response {\n        heading\n        message\n      }\n      raised {\n        response {\n          heading\n          message\n        }\n      }\n    }\n  }\n": typeof types.FollowUpsDocument,
    "\n  mutation FollowUps_say($id: ID!, $feeling: Feeling!) {\n    sayHowThingsAre(consultationId: $id, feeling: $feeling) {\n      id\n      level\n    }\n  }\n": typeof types.FollowUps_SayDocument,
    "\n  fragment HealthAlerts_alert on HealthAlert {\n    id\n    metric\n    type\n    message\n    day\n    demonstration\n    timestamp\n    acknowledgedAt\n  }\n": typeof types.HealthAlerts_AlertFragmentDoc,
    "\n  mutation HealthAlerts_acknowledge($id: ID!) {\n    acknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n": typeof types.HealthAlerts_AcknowledgeDocument,
    "\n  mutation HealthAlerts_undo($id: ID!) {\n    undoAcknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n": typeof types.HealthAlerts_UndoDocument,
    "\n  fragment HealthMetrics_vitals on Vitals {\n    id\n    today\n    heartRate {\n      current\n      average\n      lastUpdated\n      demonstration\n    }\n    sleep {\n      day\n      duration\n      quality\n      deepSleep\n      lightSleep\n      lastUpdated\n      demonstration\n    }\n    activity {\n      day\n      steps\n      calories\n      activeMinutes\n      lastUpdated\n      demonstration\n    }\n    thresholds {\n      heartRateLow\n      heartRateHigh\n      sleepHours\n      steps\n    }\n  }\n": typeof types.HealthMetrics_VitalsFragmentDoc,
    "\n  query TrendsPanel($metric: TrendMetric!, $range: TrendRange!) {\n    vitalTrend(metric: $metric, range: $range) {\n      id\n      metric\n      range\n      demonstration\n      points {\n        at\n        value\n        lowest\n        highest\n      }\n    }\n  }\n": typeof types.TrendsPanelDocument,
    "\n  subscription vitalsChanged {\n    vitalsChanged {\n      id\n      ...HealthMetrics_vitals\n    }\n  }\n": typeof types.VitalsChangedDocument,
    "\n  subscription healthAlertChanged {\n    healthAlertChanged {\n      id\n      metric\n      type\n      acknowledgedAt\n      ...HealthAlerts_alert\n    }\n  }\n": typeof types.HealthAlertChangedDocument,
    "\n  subscription dashboardDevicesChanged {\n    deviceChanged {\n      id\n      connected\n    }\n  }\n": typeof types.DashboardDevicesChangedDocument,
    "\n  fragment ReminderCard_reminders on MedicationReminders {\n    id\n    day\n    pushKey\n    current {\n      id\n      slot\n      at\n    }\n    next {\n      id\n      day\n      slot\n      at\n    }\n    slots {\n      id\n      slot\n      at\n      doses {\n        ...ReminderCard_dose @unmask\n      }\n    }\n    missed {\n      ...ReminderCard_dose @unmask\n    }\n    toOrder {\n      medicationId\n      name\n      subjectName\n      orderBy\n      endsOn\n    }\n    adherence(days: 30) {\n      due\n      taken\n    }\n  }\n": typeof types.ReminderCard_RemindersFragmentDoc,
    "\n  fragment ReminderCard_dose on ReminderDose {\n    id\n    medicationId\n    name\n    dosage\n    subjectName\n    takenTwiceWith\n    day\n    slot\n    state\n    notedAt\n    canNote\n  }\n": typeof types.ReminderCard_DoseFragmentDoc,
    "\n  subscription medicationRemindersChanged {\n    medicationRemindersChanged {\n      id\n      now\n      ...ReminderCard_reminders\n    }\n  }\n": typeof types.MedicationRemindersChangedDocument,
    "\n  mutation ReminderCard_take($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    takeDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n": typeof types.ReminderCard_TakeDocument,
    "\n  mutation ReminderCard_skip($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    skipDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n": typeof types.ReminderCard_SkipDocument,
    "\n  mutation ReminderCard_undo($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    undoDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n": typeof types.ReminderCard_UndoDocument,
    "\n  mutation ReminderSetting_add($device: PushDeviceInput!) {\n    createPushDevice(input: $device)\n  }\n": typeof types.ReminderSetting_AddDocument,
    "\n  mutation ReminderSetting_remove($endpoint: String!) {\n    deletePushDevice(endpoint: $endpoint)\n  }\n": typeof types.ReminderSetting_RemoveDocument,
    "\n  mutation DemonstrationChoice_connect {\n    connectDemonstrationDevice {\n      id\n      type\n      name\n      connected\n    }\n  }\n": typeof types.DemonstrationChoice_ConnectDocument,
    "\n  fragment ImportLine_import on DeviceImport {\n    id\n    kind\n    status\n    percent\n    counts {\n      metric\n      count\n    }\n    added\n    leftOut\n    firstAt\n    lastAt\n    problem\n    problemRows {\n      row\n      problem\n    }\n    createdAt\n  }\n": typeof types.ImportLine_ImportFragmentDoc,
    "\n  mutation ImportLine_cancel($id: ID!) {\n    cancelDeviceImport(id: $id) {\n      id\n      ...ImportLine_import\n    }\n  }\n": typeof types.ImportLine_CancelDocument,
    "\n  mutation RemoveDevice_remove($id: ID!, $keepReadings: Boolean!) {\n    deleteDevice(id: $id, keepReadings: $keepReadings)\n  }\n": typeof types.RemoveDevice_RemoveDocument,
    "\n  subscription DeviceChanged {\n    deviceChanged {\n      id\n      ...WearableRow_device\n    }\n  }\n": typeof types.DeviceChangedDocument,
    "\n  fragment WearableRow_device on WearableDevice {\n    id\n    type\n    name\n    connected\n    lastSyncedAt\n  }\n": typeof types.WearableRow_DeviceFragmentDoc,
    "\n  query ListenToHeart_devices {\n    devices {\n      id\n      type\n      name\n    }\n  }\n": typeof types.ListenToHeart_DevicesDocument,
    "\n  mutation ListenToHeart_add($name: String!) {\n    createDevice(input: { type: BLUETOOTH, name: $name }) {\n      id\n    }\n  }\n": typeof types.ListenToHeart_AddDocument,
    "\n  mutation ListenToHeart_send($deviceId: ID!, $readings: [HeartRateInput!]!) {\n    addHeartRates(deviceId: $deviceId, readings: $readings)\n  }\n": typeof types.ListenToHeart_SendDocument,
    "\n  subscription DeviceImportChanged {\n    deviceImportChanged {\n      id\n      status\n      ...ImportLine_import\n    }\n  }\n": typeof types.DeviceImportChangedDocument,
    "\n  query FamilyMedicinesPage($id: ID!, $afterCurrent: String, $afterStopped: String) {\n    familyMembers(first: 20) {\n      nodes {\n        id\n        name\n      }\n    }\n    current: medications(filter: CURRENT, first: 50, after: $afterCurrent, forWhom: $id) {\n      ...Medicines_list @unmask\n    }\n    stopped: medications(filter: STOPPED, first: 50, after: $afterStopped, forWhom: $id) {\n      ...Medicines_list @unmask\n    }\n  }\n": typeof types.FamilyMedicinesPageDocument,
    "\n  query FamilyPage {\n    familyMembers(first: 20) {\n      totalCount\n      nodes {\n        id\n        ...MemberRow_member\n      }\n    }\n  }\n": typeof types.FamilyPageDocument,
    "\n  mutation MemberForm_add($input: FamilyMemberInput!) {\n    createFamilyMember(input: $input) {\n      id\n      ...MemberRow_member\n    }\n  }\n": typeof types.MemberForm_AddDocument,
    "\n  mutation MemberForm_edit($id: ID!, $input: FamilyMemberInput!, $version: Int!) {\n    updateFamilyMember(id: $id, input: $input, version: $version) {\n      id\n      ...MemberRow_member\n    }\n  }\n": typeof types.MemberForm_EditDocument,
    "\n  fragment MemberRow_member on FamilyMember {\n    id\n    version\n    name\n    health {\n      dateOfBirth\n      gender\n      conditions\n      medicines\n      allergies\n    }\n  }\n": typeof types.MemberRow_MemberFragmentDoc,
    "\n  mutation RemoveMember_remove($id: ID!) {\n    deleteFamilyMember(id: $id)\n  }\n": typeof types.RemoveMember_RemoveDocument,
    "\n  query HandoverPage($id: ID!, $language: Language!) {\n    consultationHandover(id: $id, language: $language) {\n      id\n      answerLanguage\n      care {\n        id\n      }\n      ...HandoverSheet_handover\n    }\n  }\n": typeof types.HandoverPageDocument,
    "\n  fragment HandoverSheet_handover on ConsultationHandover {\n    id\n    language\n    subject\n    subjectName\n    name\n    dateOfBirth\n    age\n    sex\n    question\n    questionLanguage\n    askedAt\n    facts {\n      fact\n      label\n      standing\n      lasting\n      isDanger\n    }\n    answers {\n      kind\n      text\n      choices {\n        label\n      }\n      present {\n        label\n      }\n      unsure {\n        label\n      }\n      lasting\n      age\n      sex\n      words\n      at\n    }\n    notAsked\n    profile {\n      pregnantOrBreastfeeding\n      allergies\n      conditions\n      medicines {\n        name\n        dosage\n        frequency\n      }\n      changedAt\n      hasChangedSince\n    }\n    level\n    care {\n      id\n      how\n    }\n    heading\n    advisedAt\n    medicinesSuggested\n    answerLanguage\n    pharmacyFirst\n    raised {\n      level\n      at\n    }\n    assistantVersion\n  }\n": typeof types.HandoverSheet_HandoverFragmentDoc,
    "\n  query MedicineListPage($forWhom: ID) {\n    medicineList(forWhom: $forWhom) {\n      id\n      name\n      toldBy\n      dateOfBirth\n      pregnantOrBreastfeeding\n      allergies\n      conditions\n      medicines {\n        id\n        name\n        dosage\n        frequency\n        startDate\n      }\n    }\n  }\n": typeof types.MedicineListPageDocument,
    "\n  mutation HealthCheckForm_answer($id: ID!, $answers: [HealthCheckAnswerInput!]!) {\n    answerHealthCheck(id: $id, answers: $answers) {\n      ...HealthCheckResult_result @unmask\n    }\n  }\n": typeof types.HealthCheckForm_AnswerDocument,
    "\n  query HealthCheckPopUp {\n    healthCheckOffer {\n      id\n      check {\n        slug\n        title\n      }\n      sponsor {\n        id\n        company\n      }\n      ...HealthCheckDialog_offer @unmask\n    }\n  }\n": typeof types.HealthCheckPopUpDocument,
    "\n  mutation HealthCheckPopUp_dismiss($id: ID!) {\n    dismissHealthCheck(id: $id)\n  }\n": typeof types.HealthCheckPopUp_DismissDocument,
    "\n  fragment HealthCheckDialog_offer on HealthCheckOffer {\n    id\n    check {\n      slug\n      title\n      intro\n      questions {\n        id\n        text\n        answers {\n          value\n          text\n        }\n      }\n    }\n    sponsor {\n      id\n      company\n      ...SponsoredAdvert_recommendation\n    }\n  }\n": typeof types.HealthCheckDialog_OfferFragmentDoc,
    "\n  fragment HealthCheckResult_result on HealthCheckResult {\n    id\n    slug\n    title\n    band\n    headline\n    text\n    advice\n    sourceTitle\n    sourceUrl\n    askText\n    takenAt\n  }\n": typeof types.HealthCheckResult_ResultFragmentDoc,
    "\n  mutation ExportBar_start($selection: RecordSelectionInput!, $format: RecordExportFormat!) {\n    startRecordExport(input: $selection, format: $format) {\n      id\n    }\n  }\n": typeof types.ExportBar_StartDocument,
    "\n  subscription RecordExportProgress {\n    recordExportProgress {\n      id\n      status\n      ...ExportFile_file\n    }\n  }\n": typeof types.RecordExportProgressDocument,
    "\n  fragment ExportFile_file on RecordExport {\n    id\n    format\n    status\n    total\n    written\n    bytes\n    createdAt\n    keptUntil\n    downloadUrl\n  }\n": typeof types.ExportFile_FileFragmentDoc,
    "\n  mutation ExportFile_remove($id: ID!) {\n    deleteRecordExport(id: $id)\n  }\n": typeof types.ExportFile_RemoveDocument,
    "\n  mutation ExportFile_retry($id: ID!) {\n    retryRecordExport(id: $id) {\n      id\n    }\n  }\n": typeof types.ExportFile_RetryDocument,
    "\n  query HistoryPage($first: Int!, $after: String, $before: String, $type: RecordType, $from: String, $to: String) {\n    medicalRecords(first: $first, after: $after, before: $before, type: $type, from: $from, to: $to) {\n      nodes {\n        id\n        date\n        ...RecordRow_record\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n      typeCounts {\n        type\n        count\n      }\n      overall {\n        count\n        since\n      }\n    }\n    hasSafetyConsultation\n  }\n": typeof types.HistoryPageDocument,
    "\n  query HistoryPage_files {\n    recordExports {\n      id\n      status\n      ...ExportFile_file\n    }\n    me {\n      id\n      emailVerifiedAt\n    }\n  }\n": typeof types.HistoryPage_FilesDocument,
    "\n  fragment RecordRow_record on MedicalRecord {\n    id\n    type\n    title\n    subjectName\n    date\n    provider\n    summary\n    details\n    results {\n      test\n      value\n      usual\n    }\n    language\n    provenance\n    consultationId\n    documentUrl\n  }\n": typeof types.RecordRow_RecordFragmentDoc,
    "\n  fragment HealthForm_profile on HealthProfile {\n    id\n    version\n    age\n    dateOfBirth\n    gender\n    pregnantOrBreastfeeding\n    city\n    allergies\n    conditions\n    importedAllergies\n    importedConditions\n  }\n": typeof types.HealthForm_ProfileFragmentDoc,
    "\n  fragment Privacy_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n  }\n": typeof types.Privacy_ViewerFragmentDoc,
    "\n  mutation Privacy_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Privacy_viewer\n    }\n  }\n": typeof types.Privacy_SetConsentDocument,
    "\n  query ProfilePage($afterCurrent: String, $afterStopped: String) {\n    healthProfile {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n    current: medications(filter: CURRENT, first: 50, after: $afterCurrent) {\n      ...Medicines_list @unmask\n    }\n    stopped: medications(filter: STOPPED, first: 50, after: $afterStopped) {\n      ...Medicines_list @unmask\n    }\n    nhsAccount {\n      id\n      ...NhsCard_account\n    }\n    devices {\n      id\n      ...WearableRow_device\n    }\n    deviceImports {\n      id\n      status\n      ...ImportLine_import\n    }\n    me {\n      id\n      ...Personal_viewer\n      ...Privacy_viewer\n    }\n  }\n": typeof types.ProfilePageDocument,
    "\n  subscription HealthProfileChanged {\n    healthProfileChanged {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n  }\n": typeof types.HealthProfileChangedDocument,
    "\n  fragment Personal_viewer on Viewer {\n    id\n    name\n    email\n    language\n  }\n": typeof types.Personal_ViewerFragmentDoc,
    "\n  query AboutMedicine_about($name: String!, $language: Language!) {\n    aboutMedicine(name: $name, language: $language) {\n      uses\n      how\n      missed\n      effects\n      source {\n        title\n        url\n        writtenOn\n      }\n    }\n  }\n": typeof types.AboutMedicine_AboutDocument,
    "\n  query MedicineForm_suggestions($text: String!) {\n    medicineSuggestions(text: $text, first: 8) {\n      name\n      ingredients\n    }\n  }\n": typeof types.MedicineForm_SuggestionsDocument,
    "\n  fragment MedicineRow_medication on Medication {\n    id\n    version\n    name\n    dosage\n    frequency\n    startDate\n    stoppedOn\n    source\n    nextDose {\n      day\n      slot\n    }\n    supply {\n      left\n      aDay\n      endsOn\n      orderBy\n      remind\n    }\n    guidance {\n      avoid\n      warnings {\n        kind\n        severity\n        title\n        reason\n        advice\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n    }\n  }\n": typeof types.MedicineRow_MedicationFragmentDoc,
    "\n  mutation MedicineRow_supply($id: ID!, $supply: MedicationSupplyInput) {\n    setMedicationSupply(id: $id, input: $supply) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n": typeof types.MedicineRow_SupplyDocument,
    "\n  mutation MedicineRow_edit($id: ID!, $input: MedicationInput!, $version: Int!) {\n    updateMedication(id: $id, input: $input, version: $version) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n": typeof types.MedicineRow_EditDocument,
    "\n  fragment Medicines_list on MedicationConnection {\n    totalCount\n    nodes {\n      id\n      ...MedicineRow_medication\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.Medicines_ListFragmentDoc,
    "\n  query Warnings_check($input: MedicationCheckInput!) {\n    medicationWarnings(input: $input) {\n      isKnown\n      summary\n      warnings {\n        kind\n        severity\n        title\n        reason\n        advice\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n    }\n  }\n": typeof types.Warnings_CheckDocument,
    "\n  mutation Medicines_add($input: MedicationInput!, $forWhom: ID) {\n    createMedication(input: $input, forWhom: $forWhom) {\n      id\n    }\n  }\n": typeof types.Medicines_AddDocument,
    "\n  mutation Medicines_stop($id: ID!, $on: String!) {\n    stopMedication(id: $id, on: $on) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n": typeof types.Medicines_StopDocument,
    "\n  mutation Medicines_resume($id: ID!) {\n    resumeMedication(id: $id) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n": typeof types.Medicines_ResumeDocument,
    "\n  mutation Medicines_delete($id: ID!) {\n    deleteMedication(id: $id)\n  }\n": typeof types.Medicines_DeleteDocument,
    "\n  fragment LinkForm_account on NhsAccount {\n    id\n    dateOfBirth\n    waitingNumber\n    waitingRefusedAt\n    examples {\n      number\n      dateOfBirth\n    }\n  }\n": typeof types.LinkForm_AccountFragmentDoc,
    "\n  mutation LinkForm_link($nhsNumber: String!, $dateOfBirth: String) {\n    linkNhsAccount(nhsNumber: $nhsNumber, dateOfBirth: $dateOfBirth) {\n      id\n      ...NhsCard_account\n    }\n  }\n": typeof types.LinkForm_LinkDocument,
    "\n  fragment LinkedRecord_account on NhsAccount {\n    id\n    numberEnd\n    importedAt\n    recordCount\n    notShared\n    hasNoKnownAllergies\n    ...Review_account\n  }\n": typeof types.LinkedRecord_AccountFragmentDoc,
    "\n  mutation LinkedRecord_unlink {\n    unlinkNhsAccount {\n      id\n      ...NhsCard_account\n    }\n  }\n": typeof types.LinkedRecord_UnlinkDocument,
    "\n  fragment NhsCard_account on NhsAccount {\n    id\n    isLinked\n    isDemonstration\n    obstacles\n    ...LinkForm_account\n    ...LinkedRecord_account\n  }\n": typeof types.NhsCard_AccountFragmentDoc,
    "\n  fragment Review_account on NhsAccount {\n    id\n    waitingCount\n    entries {\n      id\n      kind\n      name\n      detail\n      since\n      frequency\n      status\n      isKnown\n    }\n  }\n": typeof types.Review_AccountFragmentDoc,
    "\n  mutation Review_decide($decisions: [NhsDecisionInput!]!) {\n    decideNhsEntries(decisions: $decisions) {\n      id\n      ...NhsCard_account\n    }\n  }\n": typeof types.Review_DecideDocument,
    "\n  mutation HealthForm_save($input: HealthProfileInput!, $version: Int!) {\n    saveHealthProfile(input: $input, version: $version) {\n      id\n      ...HealthForm_profile\n    }\n  }\n": typeof types.HealthForm_SaveDocument,
    "\n  query WhatFollows {\n    applicationRules {\n      documents {\n        key\n        name\n      }\n      reviewTime\n    }\n  }\n": typeof types.WhatFollowsDocument,
    "\n  query AdvertiserTermsPage {\n    applicationRules {\n      termsVersion\n    }\n  }\n": typeof types.AdvertiserTermsPageDocument,
    "\n  mutation CompanyForm_start($input: CompanyInput!) {\n    startApplication(input: $input) {\n      token\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n": typeof types.CompanyForm_StartDocument,
    "\n  mutation CompanyForm_change($token: String!, $input: CompanyInput!) {\n    updateApplicationCompany(token: $token, input: $input) {\n      id\n      ...Application_whole\n    }\n  }\n": typeof types.CompanyForm_ChangeDocument,
    "\n  subscription ApplicationStatusChanged($token: String!) {\n    applicationStatusChanged(token: $token) {\n      id\n      ...Application_whole\n    }\n  }\n": typeof types.ApplicationStatusChangedDocument,
    "\n  mutation DocumentDate_set($token: String!, $key: String!, $date: String!) {\n    setDocumentDate(token: $token, key: $key, date: $date) {\n      id\n      ...Application_whole\n    }\n  }\n": typeof types.DocumentDate_SetDocument,
    "\n  mutation NewLink_request($email: String!) {\n    requestApplicationLink(email: $email)\n  }\n": typeof types.NewLink_RequestDocument,
    "\n  fragment Application_whole on ApplicantApplication {\n    id\n    status\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      key\n      name\n      dateKind\n      date\n      status\n      fileName\n      bytes\n      needs\n      rejectionReason\n      rejectionDetail\n      url\n    }\n    acceptedTerms\n    submittedAt\n    decidedAt\n    reason\n    reviewDueAt\n    reviewClockKnown\n  }\n": typeof types.Application_WholeFragmentDoc,
    "\n  query CurrentApplication($token: String!) {\n    application(token: $token) {\n      id\n      ...Application_whole\n    }\n    applicationRules {\n      maxBytes\n      reviewTime\n    }\n  }\n": typeof types.CurrentApplicationDocument,
    "\n  mutation DocumentRow_ask($token: String!, $key: String!, $fileName: String!, $bytes: Int!) {\n    askDocumentUpload(token: $token, key: $key, fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n": typeof types.DocumentRow_AskDocument,
    "\n  mutation DocumentsForm_submit($token: String!, $acceptTerms: Boolean!) {\n    submitApplication(token: $token, acceptTerms: $acceptTerms) {\n      outcome\n      message\n      reasons {\n        key\n        name\n        reason\n        detail\n      }\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n": typeof types.DocumentsForm_SubmitDocument,
    "\n  mutation ConfirmEmailPage_confirm($token: String!) {\n    confirmEmail(token: $token) {\n      email\n      changed\n    }\n  }\n": typeof types.ConfirmEmailPage_ConfirmDocument,
    "\n  mutation ContactForm_send($input: ContactMessageInput!) {\n    sendContactMessage(input: $input)\n  }\n": typeof types.ContactForm_SendDocument,
    "\n  query DevelopersPage {\n    publicConfiguration {\n      demoApiKey\n    }\n    apiScopes {\n      ...Scopes_scope @unmask\n    }\n  }\n": typeof types.DevelopersPageDocument,
    "\n  fragment Scopes_scope on ApiScope {\n    name\n    description\n    owner\n    isWriting\n    fields\n  }\n": typeof types.Scopes_ScopeFragmentDoc,
    "\n  query LandingPage {\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n      features\n      mostPopular\n    }\n  }\n": typeof types.LandingPageDocument,
    "\n  query LoginPage {\n    publicConfiguration {\n      demoAccounts(area: LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n": typeof types.LoginPageDocument,
    "\n  mutation LoginForm_login($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      ...Session_viewer @unmask\n    }\n  }\n": typeof types.LoginForm_LoginDocument,
    "\n  mutation ForgotPasswordPage_request($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": typeof types.ForgotPasswordPage_RequestDocument,
    "\n  query ResetPasswordPage($token: String!) {\n    passwordResetTokenIsValid(token: $token)\n    publicConfiguration {\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n": typeof types.ResetPasswordPageDocument,
    "\n  mutation ResetForm_reset($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword) {\n      signInPage\n    }\n  }\n": typeof types.ResetForm_ResetDocument,
    "\n  mutation RegisterForm_register($input: RegisterInput!) {\n    register(input: $input) {\n      ...Session_viewer @unmask\n    }\n  }\n": typeof types.RegisterForm_RegisterDocument,
    "\n  query RegisterPage($language: Language!) {\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n      consentTexts(language: $language) {\n        purpose\n        title\n        text\n      }\n    }\n  }\n": typeof types.RegisterPageDocument,
    "\n  fragment SafetyPage_share on MeasuredShare {\n    value\n    from\n    to\n    n\n  }\n": typeof types.SafetyPage_ShareFragmentDoc,
    "\n  fragment SafetyPage_figures on MeasuredFigures {\n    emergencyRecall {\n      ...SafetyPage_share @unmask\n    }\n    atOrAbove {\n      ...SafetyPage_share @unmask\n    }\n    accuracy {\n      ...SafetyPage_share @unmask\n    }\n    routineAsEmergency {\n      ...SafetyPage_share @unmask\n    }\n  }\n": typeof types.SafetyPage_FiguresFragmentDoc,
    "\n  query SafetyPage {\n    assistantVersion {\n      version\n      rulesVersion\n      updatedAt\n      conceptCount\n      record {\n        trainingLines\n        figures {\n          ...SafetyPage_figures @unmask\n        }\n        rulesAlone {\n          ...SafetyPage_figures @unmask\n        }\n        byLanguage {\n          language\n          figures {\n            emergencyRecall {\n              ...SafetyPage_share @unmask\n            }\n          }\n        }\n        heldOutConcepts\n        unseenConcepts {\n          emergencyRecall {\n            ...SafetyPage_share @unmask\n          }\n        }\n        safetyEmergencies\n        safetyMissed\n        safetyLookAlikes\n        safetyLookAlikesCalled\n      }\n    }\n    versionFigures {\n      ...Versions_version @unmask\n    }\n  }\n": typeof types.SafetyPageDocument,
    "\n  fragment Versions_version on VersionFigures {\n    version\n    since\n    safetyMissed\n    emergencyRecall {\n      ...SafetyPage_share @unmask\n    }\n    accuracy {\n      ...SafetyPage_share @unmask\n    }\n    routineAsEmergency {\n      ...SafetyPage_share @unmask\n    }\n  }\n": typeof types.Versions_VersionFragmentDoc,
    "\n  mutation StopMailPage_stop($token: String!) {\n    stopInsightViewMail(token: $token)\n  }\n": typeof types.StopMailPage_StopDocument,
};
const documents: Documents = {
    "\n  query AccountPage($isPatient: Boolean!) {\n    me {\n      id\n      language\n      emailVerifiedAt\n      pendingEmail\n      ...NameSetting_viewer\n      ...EmailSetting_viewer\n      ...Devices_viewer\n      ...Download_viewer\n      ...NhsNumberSetting_viewer @include(if: $isPatient)\n      ...Agreements_viewer @include(if: $isPatient)\n      ...Disclosures_viewer @include(if: $isPatient)\n    }\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n": types.AccountPageDocument,
    "\n  query AccountPage_moreAgreements($after: String) {\n    me {\n      id\n      consentHistory(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          granted\n          recordedAt\n          text {\n            purpose\n            version\n            title\n            text\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.AccountPage_MoreAgreementsDocument,
    "\n  query AccountPage_moreDisclosures($after: String) {\n    me {\n      id\n      disclosures(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          occurredAt\n          viewerRole\n          viewerName\n          what\n          reason\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.AccountPage_MoreDisclosuresDocument,
    "\n  mutation ResendButton_resend {\n    resendVerificationEmail\n  }\n": types.ResendButton_ResendDocument,
    "\n  query Adverts($after: String) {\n    sponsorshipProfile {\n      isPersonalised\n      computedAt\n      labels {\n        kind\n        label\n        why\n        isShared\n      }\n    }\n    advertsShown(first: 10, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        company\n        imageUrl\n        imageAlt\n        lastShownAt\n        times\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.AdvertsDocument,
    "\n  fragment Agreements_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n    ...Ledger_viewer\n  }\n": types.Agreements_ViewerFragmentDoc,
    "\n  mutation Agreements_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Agreements_viewer\n      ...NhsNumberSetting_viewer\n    }\n  }\n": types.Agreements_SetConsentDocument,
    "\n  fragment Ledger_viewer on Viewer {\n    id\n    consentHistory(first: 20) {\n      totalCount\n      nodes {\n        id\n        granted\n        recordedAt\n        text {\n          purpose\n          version\n          title\n          text\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.Ledger_ViewerFragmentDoc,
    "\n  query HealthChecks($after: String) {\n    healthCheckResults(first: 10, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        headline\n        advice\n        sourceTitle\n        sourceUrl\n        takenAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.HealthChecksDocument,
    "\n  mutation HealthChecks_delete($id: ID!) {\n    deleteHealthCheckResult(id: $id)\n  }\n": types.HealthChecks_DeleteDocument,
    "\n  fragment EmailSetting_viewer on Viewer {\n    id\n    email\n    emailVerifiedAt\n    pendingEmail\n  }\n": types.EmailSetting_ViewerFragmentDoc,
    "\n  mutation EmailSetting_cancel {\n    cancelEmailChange {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n": types.EmailSetting_CancelDocument,
    "\n  mutation EmailForm_changeEmail($newEmail: String!, $password: String!) {\n    changeEmail(newEmail: $newEmail, password: $password) {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n": types.EmailForm_ChangeEmailDocument,
    "\n  fragment NameSetting_viewer on Viewer {\n    id\n    name\n  }\n": types.NameSetting_ViewerFragmentDoc,
    "\n  mutation NameSetting_changeName($name: String!) {\n    changeName(name: $name) {\n      id\n      ...NameSetting_viewer\n    }\n  }\n": types.NameSetting_ChangeNameDocument,
    "\n  fragment NhsNumberSetting_viewer on Viewer {\n    id\n    waitingNhsNumber\n  }\n": types.NhsNumberSetting_ViewerFragmentDoc,
    "\n  mutation NhsNumberSetting_remove {\n    deleteWaitingNhsNumber {\n      id\n      ...NhsNumberSetting_viewer\n    }\n  }\n": types.NhsNumberSetting_RemoveDocument,
    "\n  fragment Devices_viewer on Viewer {\n    id\n    devices {\n      id\n      current\n      description\n      ...DeviceRow_device\n    }\n  }\n": types.Devices_ViewerFragmentDoc,
    "\n  mutation Devices_end($id: ID!) {\n    endDevice(id: $id) {\n      id\n      ...Devices_viewer\n    }\n  }\n": types.Devices_EndDocument,
    "\n  mutation Devices_endOthers {\n    endOtherDevices {\n      id\n      ...Devices_viewer\n    }\n  }\n": types.Devices_EndOthersDocument,
    "\n  fragment DeviceRow_device on SignedInDevice {\n    id\n    description\n    current\n    remembered\n    signedInAt\n    lastSeenAt\n    expiresAt\n  }\n": types.DeviceRow_DeviceFragmentDoc,
    "\n  fragment Disclosures_viewer on Viewer {\n    id\n    disclosures(first: 20) {\n      totalCount\n      nodes {\n        id\n        occurredAt\n        viewerRole\n        viewerName\n        what\n        reason\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.Disclosures_ViewerFragmentDoc,
    "\n  fragment Download_viewer on Viewer {\n    id\n    emailVerifiedAt\n  }\n": types.Download_ViewerFragmentDoc,
    "\n  mutation EraseAccount_erase($password: String!) {\n    eraseAccount(password: $password)\n  }\n": types.EraseAccount_EraseDocument,
    "\n  mutation HiddenQuestions_open($password: String!, $after: String) {\n    openHiddenConsultations(password: $password, first: 20, after: $after) {\n      nodes {\n        id\n        question\n        questionLanguage\n        language\n        timestamp\n        response {\n          heading\n          message\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.HiddenQuestions_OpenDocument,
    "\n  mutation HiddenQuestions_unhide($id: ID!, $password: String!) {\n    unhideConsultation(id: $id, password: $password) {\n      id\n    }\n  }\n": types.HiddenQuestions_UnhideDocument,
    "\n  mutation LanguageForm_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n": types.LanguageForm_SetLanguageDocument,
    "\n  mutation PasswordForm_changePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      id\n      ...Devices_viewer\n    }\n  }\n": types.PasswordForm_ChangePasswordDocument,
    "\n  fragment AuditEntry_line on AuditEntry {\n    id\n    at\n    action\n    text\n    actorKind\n    actorName\n    actorRoles\n    subjectType\n    subjectId\n    requestId\n    address\n    details\n  }\n": types.AuditEntry_LineFragmentDoc,
    "\n  query AuditLog(\n    $action: String\n    $from: String\n    $to: String\n    $actorEmail: String\n    $subjectType: String\n    $subjectId: ID\n    $search: String\n    $after: String\n  ) {\n    auditEntries(\n      first: 50\n      action: $action\n      from: $from\n      to: $to\n      actorEmail: $actorEmail\n      subjectType: $subjectType\n      subjectId: $subjectId\n      search: $search\n      after: $after\n    ) {\n      nodes {\n        ...AuditEntry_line @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.AuditLogDocument,
    "\n  query AuditWords {\n    auditWords {\n      action\n      text\n    }\n  }\n": types.AuditWordsDocument,
    "\n  subscription AuditEntryAdded {\n    auditEntryAdded {\n      newestId\n    }\n  }\n": types.AuditEntryAddedDocument,
    "\n  mutation ActivateDialog_activate($id: ID!) {\n    activateComplianceRule(id: $id) {\n      stoppedCount\n      rule {\n        ...Rule_rule @unmask\n      }\n    }\n  }\n": types.ActivateDialog_ActivateDocument,
    "\n  fragment ComplianceTiles_tiles on ComplianceTiles {\n    asOf\n    averageReviewHours\n    complianceRate\n    reviewedCount\n    reviewsRequired\n    activeRules\n    rules\n  }\n": types.ComplianceTiles_TilesFragmentDoc,
    "\n  query ComplianceTiles {\n    complianceTiles {\n      ...ComplianceTiles_tiles\n    }\n  }\n": types.ComplianceTilesDocument,
    "\n  query DecisionExplainer_choices {\n    adDecisionChoices {\n      cities {\n        value\n        label\n      }\n      languages {\n        value\n        label\n      }\n      topics {\n        value\n        label\n      }\n      signals {\n        value\n        label\n      }\n    }\n  }\n": types.DecisionExplainer_ChoicesDocument,
    "\n  query DecisionExplainer($input: ExplainDecisionInput!, $after: String) {\n    explainDecision(input: $input, first: 25, after: $after) {\n      at\n      winnerId\n      candidates {\n        totalCount\n        nodes {\n          campaignId\n          campaignName\n          company\n          reason\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.DecisionExplainerDocument,
    "\n  fragment Report_report on ComplianceReport {\n    id\n    month\n    status\n    progress\n    textUrl\n    csvUrl\n    pdfUrl\n  }\n": types.Report_ReportFragmentDoc,
    "\n  mutation ReportDialog_start($month: String!) {\n    startComplianceReport(month: $month) {\n      ...Report_report @unmask\n    }\n  }\n": types.ReportDialog_StartDocument,
    "\n  query ComplianceReport($id: ID!) {\n    complianceReport(id: $id) {\n      ...Report_report @unmask\n    }\n  }\n": types.ComplianceReportDocument,
    "\n  subscription ComplianceReportChanged($id: ID!) {\n    complianceReportChanged(id: $id) {\n      ...Report_report @unmask\n    }\n  }\n": types.ComplianceReportChangedDocument,
    "\n  query AdReviewPane($id: ID!) {\n    adReview(id: $id) {\n      ...AdReview_review @unmask\n    }\n  }\n": types.AdReviewPaneDocument,
    "\n  mutation RuleDialog_add($input: ComplianceRuleInput!) {\n    createComplianceRule(input: $input) {\n      ...Rule_rule @unmask\n    }\n  }\n": types.RuleDialog_AddDocument,
    "\n  mutation RuleDialog_edit($id: ID!, $version: Int!, $input: ComplianceRuleInput!) {\n    updateComplianceRule(id: $id, version: $version, input: $input) {\n      ...Rule_rule @unmask\n    }\n  }\n": types.RuleDialog_EditDocument,
    "\n  query ComplianceRules(\n    $active: Boolean\n    $category: ComplianceCategory\n    $severity: ComplianceSeverity\n    $search: String\n    $after: String\n  ) {\n    complianceRules(\n      first: 50\n      active: $active\n      category: $category\n      severity: $severity\n      search: $search\n      after: $after\n    ) {\n      nodes {\n        ...Rule_rule @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.ComplianceRulesDocument,
    "\n  mutation RuleList_deactivate($id: ID!) {\n    deactivateComplianceRule(id: $id) {\n      ...Rule_rule @unmask\n    }\n  }\n": types.RuleList_DeactivateDocument,
    "\n  query RuleHistory($id: ID!, $after: String) {\n    complianceRule(id: $id) {\n      id\n      history(first: 20, after: $after) {\n        nodes {\n          id\n          at\n          what\n          by\n          changes\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.RuleHistoryDocument,
    "\n  fragment RuleViolation_violation on Violation {\n    ruleId\n    ruleName\n    category\n    severity\n    description\n    matches {\n      field\n      start\n      end\n      found\n    }\n    missing\n  }\n": types.RuleViolation_ViolationFragmentDoc,
    "\n  fragment AdReview_review on AdReview {\n    id\n    version\n    creativeId\n    status\n    cause\n    submittedAt\n    reviewedAt\n    reviewer\n    reason\n    sentBackCount\n    advert {\n      id\n      number\n      title\n      description\n      pricePence\n      targetUrl\n      imageUrl\n      isAnimated\n      imageAlt\n      disclaimer\n    }\n    advertiser {\n      id\n      name\n    }\n    violations {\n      ...RuleViolation_violation @unmask\n    }\n  }\n": types.AdReview_ReviewFragmentDoc,
    "\n  fragment Rule_rule on ComplianceRule {\n    id\n    name\n    description\n    category\n    severity\n    isActive\n    lastUpdated\n    keywords\n    conditions {\n      type\n      value\n    }\n    sources {\n      title\n      url\n    }\n    version\n  }\n": types.Rule_RuleFragmentDoc,
    "\n  mutation Decision_decide($id: ID!, $version: Int!, $status: CreativeStatus!, $reason: String) {\n    decideAd(id: $id, version: $version, status: $status, reason: $reason) {\n      ...AdReview_review @unmask\n    }\n  }\n": types.Decision_DecideDocument,
    "\n  query CompliancePage(\n    $status: CreativeStatus!\n    $severity: ComplianceSeverity\n    $category: ComplianceCategory\n    $search: String\n    $after: String\n  ) {\n    adReviews(\n      first: 20\n      status: $status\n      severity: $severity\n      category: $category\n      search: $search\n      after: $after\n    ) {\n      nodes {\n        ...AdReview_review @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.CompliancePageDocument,
    "\n  subscription ComplianceChanged {\n    complianceChanged {\n      review {\n        ...AdReview_review @unmask\n      }\n      tiles {\n        ...ComplianceTiles_tiles\n        reviewsRequired\n      }\n    }\n  }\n": types.ComplianceChangedDocument,
    "\n  query RuleBench_try($input: ComplianceRuleInput!, $text: String) {\n    tryComplianceRule(input: $input, text: $text) {\n      textViolation {\n        ...RuleViolation_violation @unmask\n      }\n      checked\n      hitCount\n      hits {\n        versionId\n        title\n        advertiser\n        isServing\n        violation {\n          ...RuleViolation_violation @unmask\n        }\n      }\n    }\n  }\n": types.RuleBench_TryDocument,
    "\n  mutation ActForms_giveBack($id: ID!, $note: String!) {\n    giveBackPharmacistQuestion(id: $id, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n": types.ActForms_GiveBackDocument,
    "\n  mutation ActForms_reassign($id: ID!, $pharmacistId: ID!, $note: String!) {\n    reassignPharmacistQuestion(id: $id, pharmacistId: $pharmacistId, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n": types.ActForms_ReassignDocument,
    "\n  mutation ActForms_close($id: ID!, $reason: CloseReason!) {\n    closePharmacistQuestion(id: $id, reason: $reason) {\n      ...Changed_question @unmask\n    }\n  }\n": types.ActForms_CloseDocument,
    "\n  mutation ActForms_closeReport($id: ID!, $outcome: ReportOutcome!, $note: String!) {\n    closeAdviceReport(id: $id, outcome: $outcome, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n": types.ActForms_CloseReportDocument,
    "\n  mutation AnswerCheck_check($id: ID!, $text: String!) {\n    checkPharmacistAnswer(id: $id, text: $text) {\n      isCompared\n      medicines {\n        name\n        mustConfirm\n        warnings {\n          kind\n          severity\n          title\n          reason\n        }\n      }\n    }\n  }\n": types.AnswerCheck_CheckDocument,
    "\n  mutation AnswerForm_answer($id: ID!, $answer: String!, $language: Language!) {\n    answerPharmacistQuestion(id: $id, answer: $answer, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n": types.AnswerForm_AnswerDocument,
    "\n  mutation AnswerForm_askBack($id: ID!, $text: String!, $language: Language!) {\n    askBackPharmacistQuestion(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n": types.AnswerForm_AskBackDocument,
    "\n  mutation AnswerForm_write($id: ID!, $text: String!, $language: Language!) {\n    writePharmacistMessage(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n": types.AnswerForm_WriteDocument,
    "\n  mutation EnglishTranslation_message($messageId: ID!) {\n    translateMessage(messageId: $messageId, to: en) {\n      text\n    }\n  }\n": types.EnglishTranslation_MessageDocument,
    "\n  mutation EnglishTranslation_question($id: ID!) {\n    translatePharmacistQuestion(id: $id, to: en) {\n      text\n    }\n  }\n": types.EnglishTranslation_QuestionDocument,
    "\n  mutation MisreadingForm_report($id: ID!, $input: MisreadingInput!) {\n    reportMisreading(id: $id, input: $input) {\n      id\n    }\n  }\n": types.MisreadingForm_ReportDocument,
    "\n  query Misreadings($after: String) {\n    misreadings(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        kind\n        name\n        label\n        note\n        assistantVersion\n        reportedBy\n        reportedAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.MisreadingsDocument,
    "\n  query PharmacistQueuePage($filter: QueueFilter!, $after: String, $levels: [CareLevel!], $words: String) {\n    pharmacistQuestions(first: 20, filter: $filter, after: $after, levels: $levels, words: $words) {\n      nodes {\n        ...QueueEntry_question @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.PharmacistQueuePageDocument,
    "\n  query PharmacistQueueFigures {\n    pharmacistQueueFigures {\n      open\n      overdue\n      reports\n      answeredCount\n      medianSeconds\n      p90Seconds\n      asOf\n    }\n    feedbackSummary {\n      assistantVersion\n      helpful\n      notHelpful\n      reported\n    }\n  }\n": types.PharmacistQueueFiguresDocument,
    "\n  query PharmacistQueueTools {\n    pharmacists {\n      id\n      name\n    }\n    answerTemplates {\n      ...AnswerTemplate_template @unmask\n    }\n    publicConfiguration {\n      translator {\n        name\n      }\n    }\n  }\n": types.PharmacistQueueToolsDocument,
    "\n  subscription PharmacistQueueChanged {\n    pharmacistQueueChanged {\n      snapshot\n      waitingCount\n      questions {\n        ...QueueEntry_question @unmask\n      }\n    }\n  }\n": types.PharmacistQueueChangedDocument,
    "\n  mutation ClaimButton_claim($id: ID!) {\n    claimPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n": types.ClaimButton_ClaimDocument,
    "\n  mutation BookQuestions_ask($id: ID!, $question: ID!) {\n    askFromBook(id: $id, question: $question) {\n      ...Changed_question @unmask\n    }\n  }\n": types.BookQuestions_AskDocument,
    "\n  fragment QuestionDetail_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    language\n    level\n    answeredLevel\n    because\n    status\n    sentAt\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n    assistantVersion\n    subject {\n      name\n      age\n      sex\n      conditions\n      medicines\n      allergies\n    }\n    told {\n      age\n      conditions\n      medicines\n      allergies\n      warnings {\n        name\n        warnings {\n          kind\n          severity\n          title\n          reason\n        }\n      }\n    }\n    advice(namedIn: en) {\n      signals {\n        concept\n        label\n        words\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      understood {\n        fact\n        label\n        words\n        standing\n        days\n      }\n      openQuestions {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n      decidedBy {\n        pathway\n        complaint\n        care {\n          id\n          name\n        }\n        because\n        facts {\n          fact\n          label\n        }\n        isDecisive\n        source {\n          title\n          url\n        }\n      }\n      isRaised\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      recommendations {\n        title\n        description\n        cautions\n      }\n      ruledOut {\n        title\n        reason\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n    }\n    messages(first: 100) {\n      totalCount\n      nodes {\n        id\n        author\n        authorName\n        text\n        language\n        sentAt\n      }\n    }\n    notes {\n      id\n      authorName\n      text\n      writtenAt\n    }\n  }\n": types.QuestionDetail_QuestionFragmentDoc,
    "\n  mutation QuestionDetail_open($id: ID!) {\n    openPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n": types.QuestionDetail_OpenDocument,
    "\n  fragment QueueItem_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    level\n    answeredLevel\n    because\n    status\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n  }\n": types.QueueItem_QuestionFragmentDoc,
    "\n  mutation TakeBack_answer($id: ID!) {\n    takeBackPharmacistAnswer(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n": types.TakeBack_AnswerDocument,
    "\n  mutation TemplatesDialog_delete($id: ID!, $version: Int!) {\n    deleteAnswerTemplate(id: $id, version: $version)\n  }\n": types.TemplatesDialog_DeleteDocument,
    "\n  mutation TemplateForm_create($input: AnswerTemplateInput!) {\n    createAnswerTemplate(input: $input) {\n      ...AnswerTemplate_template @unmask\n    }\n  }\n": types.TemplateForm_CreateDocument,
    "\n  mutation TemplateForm_update($id: ID!, $version: Int!, $input: AnswerTemplateInput!) {\n    updateAnswerTemplate(id: $id, version: $version, input: $input) {\n      ...AnswerTemplate_template @unmask\n    }\n  }\n": types.TemplateForm_UpdateDocument,
    "\n  fragment AnswerTemplate_template on AnswerTemplate {\n    id\n    title\n    texts {\n      language\n      text\n    }\n    source {\n      title\n      url\n    }\n    isFromStaff\n    writtenBy\n    writtenAt\n    version\n  }\n": types.AnswerTemplate_TemplateFragmentDoc,
    "\n  fragment QueueEntry_question on PharmacistQuestion {\n    id\n    kind\n    level\n    status\n    waitingSince\n    answeredAt\n    closedAt\n    claimedByMe\n    updatedAt\n    ...QueueItem_question\n  }\n": types.QueueEntry_QuestionFragmentDoc,
    "\n  fragment Changed_question on PharmacistQuestion {\n    ...QueueEntry_question @unmask\n    ...QuestionDetail_question\n  }\n": types.Changed_QuestionFragmentDoc,
    "\n  query RequestForm {\n    applicationRules {\n      presets\n    }\n  }\n": types.RequestFormDocument,
    "\n  query AdministrationTiles {\n    administrationTiles {\n      asOf\n      activeUsers\n      uptime {\n        percent\n        since\n      }\n      securityIncidents\n      openAnomalies\n    }\n  }\n": types.AdministrationTilesDocument,
    "\n  subscription AdministrationTiles_incidents {\n    securityIncidentsChanged {\n      total\n    }\n  }\n": types.AdministrationTiles_IncidentsDocument,
    "\n  fragment ApplicationItem_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    decidedAt\n    company {\n      name\n    }\n    documents {\n      id\n      status\n      requestedAt\n    }\n  }\n": types.ApplicationItem_ApplicationFragmentDoc,
    "\n  fragment Attention_items on Attention {\n    asOf\n    items {\n      kind\n      count\n      since\n    }\n  }\n": types.Attention_ItemsFragmentDoc,
    "\n  query Attention {\n    attention {\n      ...Attention_items @unmask\n    }\n  }\n": types.AttentionDocument,
    "\n  subscription AttentionChanged {\n    attentionChanged {\n      ...Attention_items @unmask\n    }\n  }\n": types.AttentionChangedDocument,
    "\n  query PaperText($id: ID!) {\n    applicationForReview(id: $id) {\n      id\n      documents {\n        id\n        content\n      }\n    }\n  }\n": types.PaperTextDocument,
    "\n  fragment ChangedApplication_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    decidedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    version\n    documents {\n      id\n      status\n    }\n    ...ApplicationItem_application\n    ...ReviewPane_application\n  }\n": types.ChangedApplication_ApplicationFragmentDoc,
    "\n  fragment DashboardList_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    decidedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    ...ApplicationItem_application\n  }\n": types.DashboardList_ApplicationFragmentDoc,
    "\n  query AdminDashboardPage($status: ApplicationStatus, $search: String, $decidedOn: String, $after: String) {\n    applications(first: 20, status: $status, search: $search, decidedOn: $decidedOn, after: $after) {\n      nodes {\n        ...DashboardList_application @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.AdminDashboardPageDocument,
    "\n  subscription ApplicationsChanged {\n    applicationsChanged {\n      snapshot\n      pendingCount\n      decidedTodayCount\n      application {\n        ...DashboardList_application @unmask\n      }\n    }\n  }\n": types.ApplicationsChangedDocument,
    "\n  fragment ReviewPane_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    reviewClockKnown\n    decidedAt\n    decidedBy\n    reason\n    version\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      name\n      dateKind\n      date\n      requestedAt\n      status\n      fileName\n      bytes\n      pages\n      uploadedAt\n      rejectionReason\n      markedBy\n      markedAt\n      contentState\n      url\n    }\n    history {\n      id\n      at\n      what\n      by\n      reason\n      documents\n    }\n    reviewers {\n      id\n      name\n      since\n    }\n  }\n": types.ReviewPane_ApplicationFragmentDoc,
    "\n  query ReviewPane($id: ID!) {\n    applicationForReview(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n": types.ReviewPaneDocument,
    "\n  subscription ApplicationReviewChanged($id: ID!) {\n    applicationReviewChanged(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n": types.ApplicationReviewChangedDocument,
    "\n  mutation MarkBar_mark($id: ID!, $documentId: ID!, $verdict: DocumentVerdict!, $version: Int!, $reason: String) {\n    markDocument(id: $id, documentId: $documentId, verdict: $verdict, version: $version, reason: $reason) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": types.MarkBar_MarkDocument,
    "\n  mutation UndoMark_unmark($id: ID!, $documentId: ID!, $version: Int!) {\n    unmarkDocument(id: $id, documentId: $documentId, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": types.UndoMark_UnmarkDocument,
    "\n  mutation DecisionForms_approve($id: ID!, $version: Int!) {\n    approveApplication(id: $id, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": types.DecisionForms_ApproveDocument,
    "\n  mutation DecisionForms_reject($id: ID!, $reason: String!, $version: Int!) {\n    rejectApplication(id: $id, reason: $reason, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": types.DecisionForms_RejectDocument,
    "\n  mutation DecisionForms_request($id: ID!, $names: [String!]!, $version: Int!, $note: String!) {\n    requestApplicationDocuments(id: $id, names: $names, version: $version, note: $note) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n": types.DecisionForms_RequestDocument,
    "\n  query AdminLoginPage {\n    publicConfiguration {\n      demoAccounts(area: ADMIN_LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n": types.AdminLoginPageDocument,
    "\n  mutation AdminLoginForm_adminLogin($email: String!, $password: String!) {\n    adminLogin(email: $email, password: $password) {\n      ...Session_viewer @unmask\n    }\n  }\n": types.AdminLoginForm_AdminLoginDocument,
    "\n  query FailedMailsPage($after: String) {\n    failedMails(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...FailedMailRow_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.FailedMailsPageDocument,
    "\n  fragment FailedMailRow_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n    attempts\n    lastError\n  }\n": types.FailedMailRow_MailFragmentDoc,
    "\n  mutation FailedMailRow_retry($id: ID!) {\n    retryMail(id: $id) {\n      id\n      ...FailedMailRow_mail\n    }\n  }\n": types.FailedMailRow_RetryDocument,
    "\n  mutation MaintenanceReport_start($fromMonth: String!, $toMonth: String!) {\n    startMaintenanceReport(fromMonth: $fromMonth, toMonth: $toMonth) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n": types.MaintenanceReport_StartDocument,
    "\n  fragment MaintenanceReport_report on MaintenanceReport {\n    id\n    fromMonth\n    toMonth\n    status\n    done\n    total\n    textUrl\n    pdfUrl\n  }\n": types.MaintenanceReport_ReportFragmentDoc,
    "\n  query MaintenanceReport($id: ID!) {\n    maintenanceReport(id: $id) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n": types.MaintenanceReportDocument,
    "\n  subscription MaintenanceReportChanged($id: ID!) {\n    maintenanceReportChanged(id: $id) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n": types.MaintenanceReportChangedDocument,
    "\n  mutation MaintenanceReport_cancel($id: ID!) {\n    cancelMaintenanceReport(id: $id) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n": types.MaintenanceReport_CancelDocument,
    "\n  mutation ScheduleDialog_schedule($input: MaintenanceInput!) {\n    scheduleMaintenance(input: $input) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n": types.ScheduleDialog_ScheduleDocument,
    "\n  mutation ScheduleDialog_edit($id: ID!, $revision: Int!, $input: MaintenanceInput!, $reach: MaintenanceReach!) {\n    updateMaintenance(id: $id, revision: $revision, input: $input, reach: $reach) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n": types.ScheduleDialog_EditDocument,
    "\n  mutation WindowDialog_cancel($id: ID!, $reason: String!, $reach: MaintenanceReach!) {\n    cancelMaintenance(id: $id, reason: $reason, reach: $reach) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n": types.WindowDialog_CancelDocument,
    "\n  mutation WindowDialog_extend($id: ID!, $minutes: Int!) {\n    extendMaintenance(id: $id, minutes: $minutes) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n": types.WindowDialog_ExtendDocument,
    "\n  fragment MaintenanceWindow_window on MaintenanceWindow {\n    id\n    type\n    status\n    scheduledFor\n    endsAt\n    startedAt\n    completedAt\n    description\n    releaseVersion\n    releaseNotes\n    isAnnounced\n    progress\n    summary\n    bytes\n    createdBy\n    revision\n    repeats\n  }\n": types.MaintenanceWindow_WindowFragmentDoc,
    "\n  subscription MaintenanceChanged {\n    maintenanceChanged {\n      at\n      lastBackup {\n        windowId\n        at\n        bytes\n      }\n      security {\n        windowId\n        at\n        needsAttention\n      }\n      nextRelease {\n        windowId\n        version\n        scheduledFor\n      }\n    }\n  }\n": types.MaintenanceChangedDocument,
    "\n  query MaintenanceWindows($isPast: Boolean!, $after: String) {\n    maintenanceWindows(first: 20, isPast: $isPast, after: $after) {\n      nodes {\n        ...MaintenanceWindow_window @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.MaintenanceWindowsDocument,
    "\n  query MaintenanceWindow($id: ID!) {\n    maintenanceWindow(id: $id) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n": types.MaintenanceWindowDocument,
    "\n  query MaintenanceLogs($windowId: ID, $status: MaintenanceLogStatus, $type: MaintenanceType, $after: String) {\n    maintenanceLogs(first: 20, windowId: $windowId, status: $status, type: $type, after: $after) {\n      nodes {\n        id\n        windowId\n        type\n        status\n        message\n        timestamp\n        details\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.MaintenanceLogsDocument,
    "\n  query ModelComparison($modelId: ID!, $changedOnly: Boolean!, $after: String) {\n    modelComparison(modelId: $modelId, changedOnly: $changedOnly, first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        language\n        style\n        text\n        label\n        given\n        publishedGiven\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ModelComparisonDocument,
    "\n  query TrainedModels($after: String) {\n    trainedModels(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        version\n        createdAt\n        isPublished\n        isBuiltIn\n        canPublish\n        problem\n        gate {\n          name\n          value\n          threshold\n          isMet\n          sentence\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.TrainedModelsDocument,
    "\n  mutation PublishDialog_publish($id: ID!) {\n    publishModel(id: $id) {\n      id\n      version\n      isPublished\n    }\n  }\n": types.PublishDialog_PublishDocument,
    "\n  query ModelMetrics {\n    modelOverview {\n      ...ModelMetrics_overview @unmask\n    }\n  }\n": types.ModelMetricsDocument,
    "\n  fragment ModelMetrics_overview on ModelOverview {\n    version\n    previousVersion\n    publishedAt\n    cases\n    problem\n    metrics {\n      name\n      current\n      previous\n      change\n      threshold\n      isMet\n    }\n  }\n": types.ModelMetrics_OverviewFragmentDoc,
    "\n  query ModelPublications($after: String) {\n    modelOverview {\n      version\n      previousVersion\n    }\n    modelPublications(first: 20, after: $after) {\n      nodes {\n        id\n        at\n        by\n        kind\n        version\n        previousVersion\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ModelPublicationsDocument,
    "\n  mutation RollBack($from: String!) {\n    rollBackModel(from: $from) {\n      version\n      previousVersion\n    }\n  }\n": types.RollBackDocument,
    "\n  query TrainingRuns($after: String) {\n    trainingRuns(first: 20, after: $after) {\n      totalCount\n      nodes {\n        ...Training_run @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.TrainingRunsDocument,
    "\n  query ModelConfusion($id: ID!) {\n    trainedModel(id: $id) {\n      id\n      record {\n        figures {\n          confusion {\n            label\n            emergency\n            urgent\n            routine\n          }\n        }\n      }\n    }\n  }\n": types.ModelConfusionDocument,
    "\n  query AddedLines_list($filter: AddedTrainingLineFilterInput!, $first: Int!, $after: String, $before: String) {\n    addedTrainingLines(filter: $filter, first: $first, after: $after, before: $before) {\n      nodes {\n        ...TrainingLine_added @unmask\n      }\n      counts {\n        state\n        count\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n    }\n  }\n": types.AddedLines_ListDocument,
    "\n  mutation AddLineDialog_add($input: TrainingLineInput!) {\n    createTrainingLine(input: $input) {\n      ...TrainingLine_added @unmask\n    }\n  }\n": types.AddLineDialog_AddDocument,
    "\n  mutation AddedLines_label($id: ID!, $label: CareLabel!) {\n    labelTrainingLine(id: $id, label: $label) {\n      ...TrainingLine_added @unmask\n    }\n  }\n": types.AddedLines_LabelDocument,
    "\n  mutation RemoveLineDialog_remove($id: ID!, $reason: TrainingLineRemovalReason!) {\n    deleteTrainingLine(id: $id, reason: $reason) {\n      ...TrainingLine_added @unmask\n    }\n  }\n": types.RemoveLineDialog_RemoveDocument,
    "\n  query CommittedLines_list($filter: TrainingLineFilterInput!, $first: Int!, $after: String, $before: String) {\n    trainingLines(filter: $filter, first: $first, after: $after, before: $before) {\n      nodes {\n        id\n        text\n        language\n        style\n        concept\n        label\n      }\n      counts {\n        label\n        count\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n    }\n  }\n": types.CommittedLines_ListDocument,
    "\n  fragment DataRoom_counts on TrainingLineCounts {\n    committed {\n      label\n      count\n    }\n    added {\n      label\n      count\n    }\n    states {\n      state\n      count\n    }\n    waitsForMe\n    styles\n    heldOutStyles\n  }\n": types.DataRoom_CountsFragmentDoc,
    "\n  query LineCounts {\n    trainingLineCounts {\n      ...DataRoom_counts @unmask\n    }\n  }\n": types.LineCountsDocument,
    "\n  subscription TrainingLineChanged {\n    trainingLineChanged {\n      line {\n        ...TrainingLine_added @unmask\n      }\n      counts {\n        ...DataRoom_counts @unmask\n      }\n    }\n  }\n": types.TrainingLineChangedDocument,
    "\n  fragment TrainingLine_added on AddedTrainingLine {\n    id\n    text\n    language\n    style\n    concept\n    origin\n    state\n    label\n    ownLabel\n    labelCount\n    labels {\n      label\n      by\n    }\n    createdAt\n    createdBy\n    agreedAt\n    removedAt\n    removedReason\n  }\n": types.TrainingLine_AddedFragmentDoc,
    "\n  mutation StudyImport_ask($fileName: String!, $bytes: Int!) {\n    askStudyUpload(fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n": types.StudyImport_AskDocument,
    "\n  mutation StudyImport_import($fileId: ID!) {\n    importStudies(fileId: $fileId) {\n      added\n      duplicates\n      refusedCount\n      refused {\n        line\n        reason\n      }\n    }\n  }\n": types.StudyImport_ImportDocument,
    "\n  mutation LinkDialog_link($id: ID!, $modelVersion: String!) {\n    linkStudy(id: $id, modelVersion: $modelVersion) {\n      ...Study_study @unmask\n    }\n  }\n": types.LinkDialog_LinkDocument,
    "\n  mutation LinkDialog_unlink($id: ID!, $modelVersion: String!) {\n    unlinkStudy(id: $id, modelVersion: $modelVersion) {\n      ...Study_study @unmask\n    }\n  }\n": types.LinkDialog_UnlinkDocument,
    "\n  query LinkDialog_version {\n    assistantVersion {\n      version\n    }\n  }\n": types.LinkDialog_VersionDocument,
    "\n  mutation StudyDialog_add($input: StudyInput!) {\n    createStudy(input: $input) {\n      ...Study_study @unmask\n    }\n  }\n": types.StudyDialog_AddDocument,
    "\n  mutation StudyDialog_edit($id: ID!, $version: Int!, $input: StudyInput!) {\n    updateStudy(id: $id, version: $version, input: $input) {\n      ...Study_study @unmask\n    }\n  }\n": types.StudyDialog_EditDocument,
    "\n  mutation DeleteStudyDialog_delete($id: ID!, $version: Int!) {\n    deleteStudy(id: $id, version: $version)\n  }\n": types.DeleteStudyDialog_DeleteDocument,
    "\n  mutation TagDialog_tag($id: ID!, $version: Int!, $tags: [String!]!) {\n    tagStudy(id: $id, version: $version, tags: $tags) {\n      ...Study_study @unmask\n    }\n  }\n": types.TagDialog_TagDocument,
    "\n  query TagDialog_now($id: ID!) {\n    clinicalStudy(id: $id) {\n      ...Study_study @unmask\n    }\n  }\n": types.TagDialog_NowDocument,
    "\n  query TagDialog_suggest($prefix: String!) {\n    studyTags(prefix: $prefix)\n  }\n": types.TagDialog_SuggestDocument,
    "\n  fragment Study_study on ClinicalStudy {\n    id\n    title\n    authors\n    journal\n    publicationDate\n    doi\n    abstract\n    status\n    tags\n    relevanceScore\n    relevanceTerms {\n      label\n      score\n    }\n    rejectedReason\n    decidedBy\n    decidedAt\n    modelVersions\n    version\n  }\n": types.Study_StudyFragmentDoc,
    "\n  query StudyList($status: StudyStatus, $tag: String, $search: String, $after: String) {\n    clinicalStudies(first: 20, status: $status, tag: $tag, search: $search, after: $after) {\n      nodes {\n        ...Study_study @unmask\n      }\n      counts {\n        status\n        count\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n    studyTags\n  }\n": types.StudyListDocument,
    "\n  subscription StudiesChanged {\n    studiesChanged {\n      study {\n        ...Study_study @unmask\n      }\n      counts {\n        status\n        count\n      }\n    }\n  }\n": types.StudiesChangedDocument,
    "\n  mutation StudyList_validate($id: ID!, $version: Int!) {\n    validateStudy(id: $id, version: $version) {\n      ...Study_study @unmask\n    }\n  }\n": types.StudyList_ValidateDocument,
    "\n  mutation StudyList_reject($id: ID!, $version: Int!, $reason: String!) {\n    rejectStudy(id: $id, version: $version, reason: $reason) {\n      ...Study_study @unmask\n    }\n  }\n": types.StudyList_RejectDocument,
    "\n  mutation StudyList_reopen($id: ID!, $version: Int!) {\n    reopenStudy(id: $id, version: $version) {\n      ...Study_study @unmask\n    }\n  }\n": types.StudyList_ReopenDocument,
    "\n  fragment Training_run on TrainingRun {\n    id\n    number\n    status\n    phase\n    progress\n    epoch\n    epochs\n    metrics {\n      epoch\n      loss\n      accuracy\n      precision\n      recall\n      f1\n    }\n    startedAt\n    finishedAt\n    startedBy\n    error\n    isResumable\n    resumedFrom\n    seed\n    dataHash\n    lineCount\n    addedLineCount\n    parameters {\n      rounds\n      step\n      shrinking\n    }\n    model {\n      id\n      version\n    }\n  }\n": types.Training_RunFragmentDoc,
    "\n  query CurrentTraining {\n    currentTraining {\n      ...Training_run @unmask\n    }\n  }\n": types.CurrentTrainingDocument,
    "\n  subscription TrainingProgressChanged {\n    trainingProgressChanged {\n      ...Training_run @unmask\n    }\n  }\n": types.TrainingProgressChangedDocument,
    "\n  subscription ModelTrainingVersionChanged {\n    assistantVersionChanged {\n      version\n    }\n  }\n": types.ModelTrainingVersionChangedDocument,
    "\n  mutation TrainingPanel_start($input: StartTrainingInput!) {\n    startTraining(input: $input) {\n      ...Training_run @unmask\n    }\n  }\n": types.TrainingPanel_StartDocument,
    "\n  mutation TrainingPanel_cancel($id: ID!) {\n    cancelTraining(id: $id) {\n      ...Training_run @unmask\n    }\n  }\n": types.TrainingPanel_CancelDocument,
    "\n  mutation TrainingPanel_resume($id: ID!) {\n    resumeTraining(id: $id) {\n      ...Training_run @unmask\n    }\n  }\n": types.TrainingPanel_ResumeDocument,
    "\n  query AddressTest($address: String!) {\n    testFirewallAddress(address: $address) {\n      normalised\n      isDenied\n      rule {\n        id\n        ipRange\n        description\n      }\n    }\n  }\n": types.AddressTestDocument,
    "\n  mutation FirewallDialog_add($input: FirewallRuleInput!) {\n    createFirewallRule(input: $input) {\n      ...FirewallRule_rule @unmask\n    }\n  }\n": types.FirewallDialog_AddDocument,
    "\n  mutation FirewallDialog_edit($id: ID!, $version: Int!, $input: FirewallRuleInput!) {\n    updateFirewallRule(id: $id, version: $version, input: $input) {\n      ...FirewallRule_rule @unmask\n    }\n  }\n": types.FirewallDialog_EditDocument,
    "\n  mutation DeleteRuleDialog_delete($id: ID!) {\n    deleteFirewallRule(id: $id)\n  }\n": types.DeleteRuleDialog_DeleteDocument,
    "\n  fragment FirewallRule_rule on FirewallRule {\n    id\n    ipRange\n    coverage\n    description\n    note\n    isActive\n    status\n    expiresAt\n    hits\n    lastHitAt\n    createdBy\n    createdAt\n    version\n  }\n": types.FirewallRule_RuleFragmentDoc,
    "\n  query Incidents($kind: IncidentKind, $after: String) {\n    securityIncidents(first: 20, kind: $kind, after: $after) {\n      nodes {\n        ...Incident_incident @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.IncidentsDocument,
    "\n  subscription IncidentsChanged {\n    securityIncidentsChanged {\n      at\n      total\n      kinds {\n        kind\n        text\n        count\n      }\n    }\n  }\n": types.IncidentsChangedDocument,
    "\n  fragment Incident_incident on SecurityIncident {\n    id\n    kind\n    text\n    address\n    count\n    firstAt\n    lastAt\n    isDenied\n  }\n": types.Incident_IncidentFragmentDoc,
    "\n  query RightsDialog($userId: ID!) {\n    explainStaffRights(userId: $userId) {\n      permission {\n        name\n        label\n        description\n        area\n      }\n      isAllowed\n      because\n    }\n  }\n": types.RightsDialogDocument,
    "\n  fragment Staff_role on StaffRole {\n    id\n    name\n    description\n    permissions\n    memberCount\n    isLocked\n    version\n  }\n": types.Staff_RoleFragmentDoc,
    "\n  fragment Staff_permission on StaffPermission {\n    name\n    label\n    description\n    area\n  }\n": types.Staff_PermissionFragmentDoc,
    "\n  fragment Staff_member on StaffMember {\n    id\n    name\n    email\n    roles {\n      id\n      name\n    }\n    status\n    lastSeenAt\n    invitedAt\n    isLastOwner\n  }\n": types.Staff_MemberFragmentDoc,
    "\n  query RolesPanel {\n    staffRoles {\n      ...Staff_role @unmask\n    }\n    staffPermissions {\n      ...Staff_permission @unmask\n    }\n  }\n": types.RolesPanelDocument,
    "\n  query RolesPanel_people($search: String, $roleId: ID, $status: StaffStatus, $after: String) {\n    staffMembers(first: 20, search: $search, roleId: $roleId, status: $status, after: $after) {\n      nodes {\n        ...Staff_member @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.RolesPanel_PeopleDocument,
    "\n  subscription StaffChanged {\n    staffChanged {\n      roles\n      members {\n        status\n        count\n      }\n    }\n  }\n": types.StaffChangedDocument,
    "\n  mutation Roles_create($input: StaffRoleInput!) {\n    createStaffRole(input: $input) {\n      ...Staff_role @unmask\n    }\n  }\n": types.Roles_CreateDocument,
    "\n  mutation Roles_update($id: ID!, $version: Int!, $input: StaffRoleInput!, $acceptsOwnLoss: Boolean) {\n    updateStaffRole(id: $id, version: $version, input: $input, acceptsOwnLoss: $acceptsOwnLoss) {\n      ...Staff_role @unmask\n    }\n  }\n": types.Roles_UpdateDocument,
    "\n  mutation Roles_delete($id: ID!) {\n    deleteStaffRole(id: $id)\n  }\n": types.Roles_DeleteDocument,
    "\n  mutation Roles_set($userId: ID!, $roleIds: [ID!]!, $seenRoleIds: [ID!]!, $acceptsOwnLoss: Boolean) {\n    setStaffRoles(userId: $userId, roleIds: $roleIds, seenRoleIds: $seenRoleIds, acceptsOwnLoss: $acceptsOwnLoss) {\n      ...Staff_member @unmask\n    }\n  }\n": types.Roles_SetDocument,
    "\n  mutation Roles_invite($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      ...Staff_member @unmask\n    }\n  }\n": types.Roles_InviteDocument,
    "\n  mutation Roles_resend($userId: ID!) {\n    resendInvitation(userId: $userId) {\n      ...Staff_member @unmask\n    }\n  }\n": types.Roles_ResendDocument,
    "\n  mutation Roles_remove($userId: ID!, $acceptsOwnLoss: Boolean) {\n    removeStaff(userId: $userId, acceptsOwnLoss: $acceptsOwnLoss) {\n      ...Staff_member @unmask\n    }\n  }\n": types.Roles_RemoveDocument,
    "\n  query FirewallRules($status: FirewallRuleStatus, $search: String, $after: String) {\n    firewallRules(first: 20, status: $status, search: $search, after: $after) {\n      nodes {\n        ...FirewallRule_rule @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.FirewallRulesDocument,
    "\n  subscription FirewallChanged {\n    firewallChanged {\n      ...FirewallState @unmask\n      lastHit {\n        ...FirewallRule_rule @unmask\n      }\n    }\n  }\n": types.FirewallChangedDocument,
    "\n  fragment FirewallState on Firewall {\n    at\n    isEnforced\n    revision\n    ruleCount\n    activeCount\n  }\n": types.FirewallStateFragmentDoc,
    "\n  mutation FirewallRow_toggle($id: ID!, $version: Int!, $isActive: Boolean!) {\n    setFirewallRuleActive(id: $id, version: $version, isActive: $isActive) {\n      ...FirewallRule_rule @unmask\n    }\n  }\n": types.FirewallRow_ToggleDocument,
    "\n  mutation FirewallRow_move($id: ID!, $before: ID!) {\n    moveFirewallRule(id: $id, before: $before) {\n      id\n    }\n  }\n": types.FirewallRow_MoveDocument,
    "\n  query SettingChanges($after: String) {\n    settingChanges(first: 20, after: $after) {\n      nodes {\n        id\n        name\n        before\n        after\n        reason\n        changedByName\n        changedAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.SettingChangesDocument,
    "\n  fragment MailTest_test on MailTest {\n    id\n    recipient\n    state\n    askedAt\n    sentAt\n    problem\n  }\n": types.MailTest_TestFragmentDoc,
    "\n  query MailTest {\n    mailTest {\n      ...MailTest_test @unmask\n    }\n  }\n": types.MailTestDocument,
    "\n  mutation MailTest_send {\n    sendTestMail {\n      ...MailTest_test @unmask\n    }\n  }\n": types.MailTest_SendDocument,
    "\n  mutation NoticeDialog_write($input: NoticeWordingInput!) {\n    updateNoticeTexts(input: $input) {\n      ...NoticeWording_wording @unmask\n    }\n  }\n": types.NoticeDialog_WriteDocument,
    "\n  mutation NumberDialog_change($input: NumberSettingInput!) {\n    updateNumberSetting(input: $input) {\n      ...NumberSetting_setting @unmask\n    }\n  }\n": types.NumberDialog_ChangeDocument,
    "\n  fragment NumberSetting_setting on NumberSetting {\n    name\n    value\n    source\n    fallback\n    fallbackSource\n    revision\n    reason\n    changedByName\n    changedAt\n  }\n": types.NumberSetting_SettingFragmentDoc,
    "\n  fragment NoticeWording_wording on NoticeWording {\n    phase\n    texts {\n      en\n      fr\n      es\n      de\n    }\n    required\n    allowed\n    limit\n    revision\n    reason\n    changedByName\n    changedAt\n  }\n": types.NoticeWording_WordingFragmentDoc,
    "\n  query SettingsPage {\n    settings {\n      numbers {\n        ...NumberSetting_setting @unmask\n      }\n      notices {\n        ...NoticeWording_wording @unmask\n      }\n    }\n  }\n": types.SettingsPageDocument,
    "\n  subscription SettingsChanged {\n    settingsChanged {\n      numbers {\n        ...NumberSetting_setting @unmask\n      }\n      notices {\n        ...NoticeWording_wording @unmask\n      }\n    }\n  }\n": types.SettingsChangedDocument,
    "\n  fragment AnomalyDialog_anomaly on Anomaly {\n    id\n    metric\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    muted\n    acknowledgedAt\n    acknowledgedUntil\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n": types.AnomalyDialog_AnomalyFragmentDoc,
    "\n  query AnomalyPast($id: ID!, $metric: String!, $until: DateTimeISO!) {\n    metricHistory(metric: $metric, span: HOUR, until: $until) {\n      metric\n      name\n      unit\n      until\n      bucketSeconds\n      threshold {\n        warning\n        critical\n      }\n      points {\n        at\n        value\n        least\n        most\n      }\n    }\n    anomalyEvents(id: $id) {\n      id\n      kind\n      value\n      note\n      actorName\n      happenedAt\n    }\n  }\n": types.AnomalyPastDocument,
    "\n  fragment AnomalyRow_anomaly on Anomaly {\n    id\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    muted\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n": types.AnomalyRow_AnomalyFragmentDoc,
    "\n  query DemoTraffic {\n    demoTraffic {\n      on\n    }\n  }\n": types.DemoTrafficDocument,
    "\n  mutation DemoTraffic_set($on: Boolean!) {\n    setDemoTraffic(on: $on) {\n      on\n    }\n  }\n": types.DemoTraffic_SetDocument,
    "\n  query HistoryPanel($metric: String!, $span: MetricHistorySpan!, $process: ID) {\n    metricHistory(metric: $metric, span: $span, process: $process) {\n      metric\n      name\n      unit\n      across\n      until\n      bucketSeconds\n      threshold {\n        warning\n        critical\n      }\n      points {\n        at\n        value\n        least\n        most\n      }\n    }\n    systemProcesses {\n      id\n      label\n      startedAt\n      lastSeenAt\n      isRunning\n    }\n  }\n": types.HistoryPanelDocument,
    "\n  mutation RemoveJobDialog_remove($id: ID!, $reason: String!) {\n    deleteJob(id: $id, reason: $reason)\n  }\n": types.RemoveJobDialog_RemoveDocument,
    "\n  query LimitDialog($metric: String!) {\n    metricThresholdChanges(metric: $metric, first: 10) {\n      nodes {\n        id\n        warning\n        critical\n        reason\n        changedByName\n        changedAt\n      }\n    }\n  }\n": types.LimitDialogDocument,
    "\n  mutation LimitDialog_change($input: MetricThresholdInput!) {\n    updateMetricThreshold(input: $input) {\n      ...Limits_metric @unmask\n    }\n  }\n": types.LimitDialog_ChangeDocument,
    "\n  fragment Limits_metric on MetricLimits {\n    id\n    name\n    unit\n    highest\n    isDocumented\n    threshold {\n      warning\n      critical\n    }\n    documented {\n      warning\n      critical\n    }\n  }\n": types.Limits_MetricFragmentDoc,
    "\n  query SystemHealthLimits {\n    metricLimits {\n      ...Limits_metric @unmask\n    }\n  }\n": types.SystemHealthLimitsDocument,
    "\n  query LiveScope {\n    systemProcesses {\n      id\n      label\n      startedAt\n      lastSeenAt\n      isRunning\n    }\n  }\n": types.LiveScopeDocument,
    "\n  fragment AnomalyMails_mails on AnomalyMails {\n    from\n    whenResolved\n    mailsAnHour\n  }\n": types.AnomalyMails_MailsFragmentDoc,
    "\n  query AnomalyMails {\n    anomalyMails {\n      ...AnomalyMails_mails @unmask\n    }\n  }\n": types.AnomalyMailsDocument,
    "\n  mutation AnomalyMails_choose($from: AnomalySeverity, $whenResolved: Boolean!) {\n    chooseAnomalyMails(from: $from, whenResolved: $whenResolved) {\n      ...AnomalyMails_mails @unmask\n    }\n  }\n": types.AnomalyMails_ChooseDocument,
    "\n  fragment MetricCard_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    status\n    trend\n    change\n    threshold {\n      warning\n      critical\n    }\n    history {\n      takenAt\n      value\n    }\n  }\n": types.MetricCard_MetricFragmentDoc,
    "\n  fragment SystemHealthPage_metrics on SystemMetrics {\n    id\n    takenAt\n    intervalSeconds\n    metrics {\n      id\n      name\n      unit\n      group\n      value\n      status\n      threshold {\n        warning\n        critical\n      }\n      ...MetricCard_metric\n      ...WatchedTable_metric\n    }\n  }\n": types.SystemHealthPage_MetricsFragmentDoc,
    "\n  query SystemHealthPage($process: ID, $wholeSystem: Boolean!) {\n    publicConfiguration {\n      demoMode\n    }\n    systemMetrics(process: $process, wholeSystem: $wholeSystem) {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n": types.SystemHealthPageDocument,
    "\n  subscription SystemMetricsChanged($process: ID, $wholeSystem: Boolean!) {\n    systemMetricsChanged(process: $process, wholeSystem: $wholeSystem) {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n": types.SystemMetricsChangedDocument,
    "\n  fragment WatchedTable_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    threshold {\n      warning\n      critical\n    }\n  }\n": types.WatchedTable_MetricFragmentDoc,
    "\n  mutation UseAcknowledge_acknowledge($id: ID!, $note: String!, $expiry: AcknowledgeExpiry) {\n    acknowledgeAnomaly(id: $id, note: $note, expiry: $expiry) {\n      ...Anomalies_entry @unmask\n    }\n  }\n": types.UseAcknowledge_AcknowledgeDocument,
    "\n  fragment Anomalies_entry on Anomaly {\n    id\n    metric\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    muted\n    resolvedAt\n    ...AnomalyRow_anomaly\n    ...AnomalyDialog_anomaly\n  }\n": types.Anomalies_EntryFragmentDoc,
    "\n  query SystemHealthAnomalies($after: String, $state: AnomalyState, $metric: String, $severity: AnomalySeverity) {\n    anomalies(first: 20, after: $after, state: $state, metric: $metric, severity: $severity) {\n      nodes {\n        ...Anomalies_entry @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.SystemHealthAnomaliesDocument,
    "\n  subscription AnomalyRaised {\n    anomalyRaised {\n      snapshot\n      openCount\n      mutes {\n        from\n        until\n        reason\n      }\n      anomalies {\n        ...Anomalies_entry @unmask\n      }\n    }\n  }\n": types.AnomalyRaisedDocument,
    "\n  query DemoSlowness {\n    demoSlowness\n  }\n": types.DemoSlownessDocument,
    "\n  mutation UseDemoSlowness_set($on: Boolean!) {\n    setDemoSlowness(on: $on)\n  }\n": types.UseDemoSlowness_SetDocument,
    "\n  fragment FailedJob_job on FailedJob {\n    id\n    task\n    name\n    state\n    attempts\n    maxAttempts\n    cause\n    createdAt\n    startedAt\n    nextTryAt\n  }\n": types.FailedJob_JobFragmentDoc,
    "\n  fragment JobQueue_queue on JobQueue {\n    id\n    asOf\n    revision\n    waiting\n    running\n    retrying\n    givenUp\n    runningLong\n    tasks {\n      task\n      name\n      failed\n    }\n  }\n": types.JobQueue_QueueFragmentDoc,
    "\n  query JobQueue {\n    jobQueue {\n      ...JobQueue_queue @unmask\n    }\n  }\n": types.JobQueueDocument,
    "\n  subscription JobQueueChanged {\n    jobQueueChanged {\n      ...JobQueue_queue @unmask\n    }\n  }\n": types.JobQueueChangedDocument,
    "\n  query FailedJobs($state: JobState, $task: String, $after: String) {\n    failedJobs(first: 20, state: $state, task: $task, after: $after) {\n      nodes {\n        ...FailedJob_job @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.FailedJobsDocument,
    "\n  mutation Jobs_retry($id: ID!) {\n    retryJob(id: $id)\n  }\n": types.Jobs_RetryDocument,
    "\n  mutation Jobs_retryAll($task: String!) {\n    retryJobs(task: $task)\n  }\n": types.Jobs_RetryAllDocument,
    "\n  subscription OwnRights {\n    ownRightsChanged {\n      permissions\n      roles\n    }\n  }\n": types.OwnRightsDocument,
    "\n  mutation Users_suspend($id: ID!, $reason: String!) {\n    suspendUser(id: $id, reason: $reason) {\n      ...Users_account @unmask\n    }\n  }\n": types.Users_SuspendDocument,
    "\n  mutation Users_restore($id: ID!) {\n    restoreUser(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n": types.Users_RestoreDocument,
    "\n  mutation Users_unlock($id: ID!) {\n    unlockUser(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n": types.Users_UnlockDocument,
    "\n  mutation Users_confirm($id: ID!) {\n    resendUserConfirmation(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n": types.Users_ConfirmDocument,
    "\n  mutation Users_password($id: ID!) {\n    sendUserPasswordLink(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n": types.Users_PasswordDocument,
    "\n  mutation Users_signOut($id: ID!) {\n    signUserOut(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n": types.Users_SignOutDocument,
    "\n  mutation HealthPanel_look($userId: ID!, $reason: String!, $what: HealthLookKind!) {\n    lookAtHealth(userId: $userId, reason: $reason, what: $what) {\n      ...HealthShown_look @unmask\n    }\n  }\n": types.HealthPanel_LookDocument,
    "\n  fragment HealthShown_look on HealthLook {\n    at\n    what\n    profile {\n      age\n      gender\n      pregnantOrBreastfeeding\n      allergies\n      conditions\n      medicines {\n        name\n        dosage\n        frequency\n      }\n    }\n    questions {\n      askedAt\n      question\n      questionLanguage\n      level\n    }\n  }\n": types.HealthShown_LookFragmentDoc,
    "\n  query UserPage($id: ID!) {\n    userAccount(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n": types.UserPageDocument,
    "\n  subscription UserAccountChanged($id: ID!) {\n    userAccountChanged(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n": types.UserAccountChangedDocument,
    "\n  query UsersPage($email: String!, $after: String) {\n    userSearch(email: $email, first: 20, after: $after) {\n      nodes {\n        ...Users_found @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.UsersPageDocument,
    "\n  query AccountInvoices($userId: ID!, $after: String) {\n    accountInvoices(userId: $userId, first: 20, after: $after) {\n      totalCount\n      nodes {\n        ...AccountInvoices_invoice @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.AccountInvoicesDocument,
    "\n  subscription AccountInvoicesChanged($userId: ID!) {\n    accountInvoicesChanged(userId: $userId) {\n      snapshot\n    }\n  }\n": types.AccountInvoicesChangedDocument,
    "\n  mutation AccountInvoices_credit($number: String!, $reason: String!) {\n    creditInvoice(number: $number, reason: $reason) {\n      ...AccountInvoices_invoice @unmask\n    }\n  }\n": types.AccountInvoices_CreditDocument,
    "\n  mutation AccountInvoices_retry($number: String!) {\n    retryRefund(number: $number) {\n      ...AccountInvoices_invoice @unmask\n    }\n  }\n": types.AccountInvoices_RetryDocument,
    "\n  fragment AccountInvoices_invoice on AccountInvoice {\n    id\n    number\n    kind\n    issuedAt\n    tier\n    fromTier\n    toTier\n    netPence\n    vatPence\n    grossPence\n    paidBy\n    status\n    credits\n    creditedBy\n    refund {\n      status\n      message\n      reason\n      requestedBy\n      requestedAt\n      settledAt\n    }\n  }\n": types.AccountInvoices_InvoiceFragmentDoc,
    "\n  fragment Users_found on FoundUser {\n    id\n    name\n    email\n    role\n    createdAt\n    emailVerifiedAt\n    suspendedAt\n    companyName\n  }\n": types.Users_FoundFragmentDoc,
    "\n  fragment Users_account on UserAccount {\n    id\n    at\n    name\n    email\n    role\n    createdAt\n    emailVerifiedAt\n    pendingEmail\n    hasPassword\n    suspendedAt\n    suspensions {\n      id\n      reason\n      suspendedAt\n      suspendedBy\n      liftedAt\n      liftedBy\n    }\n    signInBlockedUntil\n    lastSignInAt\n    devices {\n      id\n      description\n      remembered\n      signedInAt\n      lastSeenAt\n    }\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        title\n      }\n    }\n    consentHistory {\n      id\n      granted\n      recordedAt\n      text {\n        title\n        version\n      }\n    }\n    consentHistoryCount\n    company {\n      name\n      tier\n      status\n      applicationId\n    }\n    questionCount\n    recordCount\n  }\n": types.Users_AccountFragmentDoc,
    "\n  query BillingPage($after: String) {\n    subscription {\n      ...Standing_subscription @unmask\n    }\n    plans {\n      tier\n      name\n      pricePence\n    }\n    billingSetup {\n      provider\n      testCards {\n        number\n        brand\n        does\n      }\n    }\n    invoices(first: 20, after: $after) {\n      ...BillingPage_invoices @unmask\n    }\n  }\n": types.BillingPageDocument,
    "\n  query BillingInvoices {\n    invoices(first: 20) {\n      ...BillingPage_invoices @unmask\n    }\n  }\n  fragment BillingPage_invoices on InvoiceConnection {\n    totalCount\n    nodes {\n      id\n      ...InvoiceRow_invoice\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.BillingInvoicesDocument,
    "\n  subscription InvoicesChanged {\n    invoicesChanged {\n      snapshot\n    }\n  }\n": types.InvoicesChangedDocument,
    "\n  mutation CancelDialog_cancel {\n    cancelSubscription {\n      ...Standing_subscription @unmask\n    }\n  }\n": types.CancelDialog_CancelDocument,
    "\n  mutation CardDialog_update($input: UpdateCardInput!) {\n    updateCard(input: $input) {\n      ...Standing_subscription @unmask\n    }\n  }\n": types.CardDialog_UpdateDocument,
    "\n  mutation CardPanel_start {\n    startCardUpdate {\n      url\n    }\n  }\n": types.CardPanel_StartDocument,
    "\n  fragment InvoiceRow_invoice on Invoice {\n    id\n    number\n    kind\n    status\n    issuedAt\n    tier\n    fromTier\n    toTier\n    money {\n      netPence\n      vatPence\n      grossPence\n    }\n    refund {\n      status\n    }\n  }\n": types.InvoiceRow_InvoiceFragmentDoc,
    "\n  query InvoiceDetails($id: ID!) {\n    invoice(id: $id) {\n      id\n      billedTo\n      items {\n        id\n        text\n        netPence\n        days {\n          day\n          impressions\n        }\n        creatives {\n          creativeId\n          title\n          impressions\n        }\n      }\n    }\n  }\n": types.InvoiceDetailsDocument,
    "\n  mutation PaymentDialog_subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      payment {\n        ...Outcome_payment @unmask\n      }\n      subscription {\n        ...Standing_subscription @unmask\n      }\n    }\n  }\n": types.PaymentDialog_SubscribeDocument,
    "\n  mutation CheckoutButton_start($input: PurchaseInput!) {\n    startCheckout(input: $input) {\n      url\n      paymentId\n    }\n  }\n": types.CheckoutButton_StartDocument,
    "\n  mutation RetryDialog_retry($input: RetryRenewalInput!) {\n    retryRenewal(input: $input) {\n      payment {\n        ...Outcome_payment @unmask\n      }\n      subscription {\n        ...Standing_subscription @unmask\n      }\n    }\n  }\n": types.RetryDialog_RetryDocument,
    "\n  query ReturnNotice($id: ID!) {\n    payment(id: $id) {\n      ...Outcome_payment @unmask\n    }\n  }\n": types.ReturnNoticeDocument,
    "\n  mutation StandingPanel_resume {\n    resumeSubscription {\n      ...Standing_subscription @unmask\n    }\n  }\n": types.StandingPanel_ResumeDocument,
    "\n  mutation UpgradeDialog_upgrade($input: PurchaseInput!) {\n    upgrade(input: $input) {\n      payment {\n        ...Outcome_payment @unmask\n      }\n      subscription {\n        ...Standing_subscription @unmask\n      }\n    }\n  }\n": types.UpgradeDialog_UpgradeDocument,
    "\n  fragment Outcome_payment on Payment {\n    id\n    purpose\n    status\n    message\n  }\n": types.Outcome_PaymentFragmentDoc,
    "\n  subscription PaymentChanged($id: ID!) {\n    paymentChanged(id: $id) {\n      ...Outcome_payment @unmask\n    }\n  }\n": types.PaymentChangedDocument,
    "\n  fragment Sums_money on Money {\n    lines {\n      text\n      netPence\n    }\n    netPence\n    vatPercent\n    vatPence\n    grossPence\n  }\n": types.Sums_MoneyFragmentDoc,
    "\n  fragment Standing_subscription on AdvertiserSubscription {\n    id\n    tier\n    status\n    startDate\n    periodStart\n    periodEnd\n    cancelAtPeriodEnd\n    card {\n      brand\n      last4\n      expiryMonth\n      expiryYear\n    }\n    renewal {\n      ...Sums_money @unmask\n    }\n    isRenewalNear\n    graceEndsAt\n    nextAttemptAt\n  }\n": types.Standing_SubscriptionFragmentDoc,
    "\n  query KeptSubscription {\n    subscription {\n      ...Standing_subscription @unmask\n    }\n  }\n": types.KeptSubscriptionDocument,
    "\n  subscription SubscriptionChanged {\n    subscriptionChanged {\n      ...Standing_subscription @unmask\n    }\n  }\n": types.SubscriptionChangedDocument,
    "\n  query PurchaseDialog($tier: Tier!) {\n    purchaseQuote(tier: $tier) {\n      kind\n      tier\n      periodStart\n      periodEnd\n      money {\n        ...Sums_money @unmask\n      }\n    }\n    billingSetup {\n      provider\n      testCards {\n        number\n        brand\n        does\n      }\n    }\n  }\n": types.PurchaseDialogDocument,
    "\n  mutation CampaignActs_pause($id: ID!) {\n    pauseCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": types.CampaignActs_PauseDocument,
    "\n  mutation CampaignActs_resume($id: ID!) {\n    resumeCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": types.CampaignActs_ResumeDocument,
    "\n  mutation CampaignActs_end($id: ID!) {\n    endCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": types.CampaignActs_EndDocument,
    "\n  mutation CampaignActs_duplicate($id: ID!) {\n    duplicateCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": types.CampaignActs_DuplicateDocument,
    "\n  mutation CampaignActs_remove($id: ID!) {\n    deleteCampaignDraft(id: $id)\n  }\n": types.CampaignActs_RemoveDocument,
    "\n  fragment CampaignFigures_stats on CampaignStats {\n    id\n    impressions\n    clicks\n    ctr\n    consultEngagements\n    discarded\n    lastUpdated\n    lastDay {\n      hour\n      impressions\n      clicks\n      engagements\n    }\n  }\n": types.CampaignFigures_StatsFragmentDoc,
    "\n  subscription CampaignStatsChanged($campaignId: ID!) {\n    campaignStatsChanged(campaignId: $campaignId) {\n      id\n      ...CampaignFigures_stats\n    }\n  }\n": types.CampaignStatsChangedDocument,
    "\n  query CampaignPage($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n": types.CampaignPageDocument,
    "\n  fragment CampaignRow_campaign on Campaign {\n    id\n    name\n    status\n    startsOn\n    endsOn\n    launchedAt\n    endedAt\n    updatedAt\n    creative {\n      id\n      title\n    }\n    variant {\n      id\n      title\n    }\n    heldBackBy\n    spendPence\n    stats {\n      id\n      impressions\n      clicks\n      ctr\n    }\n  }\n": types.CampaignRow_CampaignFragmentDoc,
    "\n  query CampaignsPage($status: CampaignStatus, $search: String, $after: String, $orderBy: CampaignOrderInput) {\n    campaigns(first: 20, status: $status, search: $search, after: $after, orderBy: $orderBy) {\n      totalCount\n      nodes {\n        id\n        stats {\n          id\n          lastUpdated\n        }\n        ...CampaignRow_campaign\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    campaignCounts {\n      all\n      draft\n      inReview\n      live\n      paused\n      ended\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n": types.CampaignsPageDocument,
    "\n  query CampaignsPage_counts {\n    campaignCounts {\n      all\n      draft\n      inReview\n      live\n      paused\n      ended\n    }\n  }\n": types.CampaignsPage_CountsDocument,
    "\n  mutation PromoCode_update($campaignId: ID!, $code: String) {\n    updatePromoCode(campaignId: $campaignId, code: $code) {\n      id\n      promoCode\n    }\n  }\n": types.PromoCode_UpdateDocument,
    "\n  fragment Campaign_advert on Creative {\n    id\n    title\n    description\n    imageUrl\n    imageAlt\n    pricePence\n    targetUrl\n    disclaimer\n    status\n  }\n": types.Campaign_AdvertFragmentDoc,
    "\n  fragment Campaign_campaign on Campaign {\n    id\n    name\n    status\n    version\n    creative {\n      ...Campaign_advert @unmask\n    }\n    variant {\n      ...Campaign_advert @unmask\n    }\n    cities\n    languages\n    topics\n    signals\n    relatedTopics\n    returnToTopic\n    startsOn\n    endsOn\n    weekdays\n    hours\n    dailyCap\n    monthlyBudgetPence\n    frequencyCap\n    destinationUrl\n    promoCode\n    leadsToWebsite\n    heldBackBy\n    createdAt\n    launchedAt\n    endedAt\n    updatedAt\n    stats {\n      id\n      ...CampaignFigures_stats\n    }\n  }\n": types.Campaign_CampaignFragmentDoc,
    "\n  subscription CampaignChanged {\n    campaignChanged {\n      id\n      ...Campaign_campaign @unmask\n    }\n  }\n": types.CampaignChangedDocument,
    "\n  query CompanyPage {\n    company {\n      ...CompanyDetails_company\n      ...ChangeLog_company\n    }\n  }\n": types.CompanyPageDocument,
    "\n  subscription CompanyChanged {\n    companyChanged {\n      ...CompanyDetails_company\n      ...ChangeLog_company\n    }\n  }\n": types.CompanyChangedDocument,
    "\n  fragment ChangeLog_company on AdvertiserCompany {\n    changes {\n      id\n      changedAt\n      field\n      before\n      after\n    }\n  }\n": types.ChangeLog_CompanyFragmentDoc,
    "\n  fragment CompanyDetails_company on AdvertiserCompany {\n    name\n    registrationNumber\n    email\n    since\n    ...ContactForm_company\n  }\n": types.CompanyDetails_CompanyFragmentDoc,
    "\n  fragment ContactForm_company on AdvertiserCompany {\n    address\n    contactPerson\n    phone\n    website\n  }\n": types.ContactForm_CompanyFragmentDoc,
    "\n  mutation ContactForm_change($input: CompanyChangeInput!) {\n    updateCompany(input: $input) {\n      ...ContactForm_company\n      ...ChangeLog_company\n    }\n  }\n": types.ContactForm_ChangeDocument,
    "\n  mutation CreativeActs_submit($id: ID!) {\n    submitCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n": types.CreativeActs_SubmitDocument,
    "\n  mutation CreativeActs_withdraw($id: ID!) {\n    withdrawCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n": types.CreativeActs_WithdrawDocument,
    "\n  mutation CreativeActs_archive($id: ID!) {\n    archiveCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n": types.CreativeActs_ArchiveDocument,
    "\n  mutation CreativeActs_restore($id: ID!) {\n    restoreCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n": types.CreativeActs_RestoreDocument,
    "\n  query ComplianceHints($input: AdvertTextInput!) {\n    complianceHints(input: $input) {\n      ...RuleViolation_violation @unmask\n    }\n  }\n": types.ComplianceHintsDocument,
    "\n  query CreativeFormPage {\n    creativeRules {\n      maxBytes\n      titleMax\n      descriptionMax\n      altMax\n      disclaimerMax\n    }\n  }\n": types.CreativeFormPageDocument,
    "\n  query CreativeFormPage_edited($id: ID!) {\n    creative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n": types.CreativeFormPage_EditedDocument,
    "\n  query CreativePage($id: ID!, $after: String) {\n    creative(id: $id) {\n      ...CreativePage_creative @unmask\n      versions(first: 10, after: $after) {\n        nodes {\n          ...Version_version @unmask\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        totalCount\n      }\n    }\n  }\n": types.CreativePageDocument,
    "\n  query CreativesPage($status: CreativeStatus, $archived: Boolean!, $search: String, $after: String) {\n    creatives(first: 20, status: $status, archived: $archived, search: $search, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...CreativeRow_creative\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.CreativesPageDocument,
    "\n  fragment CreativeRow_creative on Creative {\n    id\n    isArchived\n    campaignCount\n    newest {\n      id\n      number\n      title\n      imageUrl\n      pricePence\n      status\n      reason\n      createdAt\n      submittedAt\n      reviewedAt\n    }\n    serving {\n      id\n      number\n    }\n  }\n": types.CreativeRow_CreativeFragmentDoc,
    "\n  fragment Version_version on CreativeVersion {\n    id\n    number\n    title\n    description\n    pricePence\n    targetUrl\n    imageUrl\n    imageWidth\n    imageHeight\n    isAnimated\n    imageAlt\n    disclaimer\n    status\n    createdAt\n    submittedAt\n    reviewedAt\n    reviewer\n    reason\n    violations {\n      ruleId\n      ruleName\n      category\n      severity\n      description\n      matches {\n        field\n        start\n        end\n        found\n      }\n      missing\n    }\n  }\n": types.Version_VersionFragmentDoc,
    "\n  fragment CreativePage_creative on Creative {\n    id\n    isArchived\n    campaignCount\n    newest {\n      ...Version_version @unmask\n    }\n    serving {\n      id\n      number\n    }\n  }\n": types.CreativePage_CreativeFragmentDoc,
    "\n  mutation CreativeForm_save($id: ID, $input: CreativeInput!) {\n    saveCreative(id: $id, input: $input) {\n      ...CreativePage_creative @unmask\n    }\n  }\n": types.CreativeForm_SaveDocument,
    "\n  mutation CreativeForm_submit($id: ID!) {\n    submitCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n": types.CreativeForm_SubmitDocument,
    "\n  mutation PictureField_ask($fileName: String!, $bytes: Int!) {\n    askPictureUpload(fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n": types.PictureField_AskDocument,
    "\n  subscription AdReviewChanged {\n    adReviewChanged {\n      pendingCount\n      creative {\n        id\n        newest {\n          id\n          title\n          status\n          reason\n          reviewedAt\n          reviewer\n        }\n        serving {\n          id\n          number\n        }\n      }\n    }\n  }\n": types.AdReviewChangedDocument,
    "\n  query AdvertiserDashboardPage {\n    usage {\n      id\n      tier\n      periodStart\n      updatedAt\n      overQuotaImpressions\n      ...UsageLedger_usage\n      ...PerformanceChart_usage\n    }\n    subscription {\n      ...Standing_subscription @unmask\n    }\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n      features\n      mostPopular\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n": types.AdvertiserDashboardPageDocument,
    "\n  query PlanQuotes($silver: Boolean!, $gold: Boolean!, $platinum: Boolean!) {\n    silver: purchaseQuote(tier: SILVER) @include(if: $silver) {\n      ...PlanQuote_quote @unmask\n    }\n    gold: purchaseQuote(tier: GOLD) @include(if: $gold) {\n      ...PlanQuote_quote @unmask\n    }\n    platinum: purchaseQuote(tier: PLATINUM) @include(if: $platinum) {\n      ...PlanQuote_quote @unmask\n    }\n  }\n": types.PlanQuotesDocument,
    "\n  fragment PlanQuote_quote on PurchaseQuote {\n    tier\n    arithmetic\n    money {\n      ...Sums_money @unmask\n    }\n  }\n": types.PlanQuote_QuoteFragmentDoc,
    "\n  subscription UsageChanged {\n    usageChanged {\n      id\n      tier\n      overQuotaImpressions\n      ...UsageLedger_usage\n    }\n  }\n": types.UsageChangedDocument,
    "\n  query MonthFigures($period: InsightPeriodInput!) {\n    insights(metrics: [CLICKS, CTR, COST, NOT_COUNTED], period: $period, first: 1) {\n      total {\n        ...Insight_figures @unmask\n      }\n    }\n    reasons: insights(metrics: [NOT_COUNTED], dimensions: [DISCARD_REASON], period: $period, first: 1) {\n      rows {\n        nodes {\n          keys\n          labels\n        }\n      }\n    }\n  }\n": types.MonthFiguresDocument,
    "\n  fragment PerformanceChart_usage on Usage {\n    id\n    impressionsUsed\n    impressionsIncluded\n    periodStart\n    periodEnd\n    updatedAt\n  }\n": types.PerformanceChart_UsageFragmentDoc,
    "\n  query ReportToOpen {\n    reportToOpen\n  }\n": types.ReportToOpenDocument,
    "\n  query ReportDialog($month: String!) {\n    monthlyReport(month: $month) {\n      month\n      ...ReportFigures_report\n    }\n  }\n": types.ReportDialogDocument,
    "\n  mutation ReportDialog_seen($month: String!) {\n    markReportSeen(month: $month)\n  }\n": types.ReportDialog_SeenDocument,
    "\n  fragment UsageLedger_usage on Usage {\n    id\n    impressionsUsed\n    impressionsIncluded\n    overQuotaImpressions\n    overQuotaCostPence\n    periodStart\n    periodEnd\n    updatedAt\n  }\n": types.UsageLedger_UsageFragmentDoc,
    "\n  query ForecastRecord($campaignId: ID) {\n    forecastRecord(campaignId: $campaignId) {\n      compared\n      held\n      needed\n      forecasts {\n        from\n        to\n        low\n        high\n        came\n      }\n    }\n  }\n": types.ForecastRecordDocument,
    "\n  fragment Lift_lift on CampaignLift {\n    id\n    isOn\n    since\n    impressions\n    impressionsNeeded\n    state\n    comparedDays\n    comparedDaysNeeded\n    orders\n    ordersNeeded\n    percent\n    from\n    to\n    days {\n      day\n      requests\n      orders\n      expected\n    }\n  }\n": types.Lift_LiftFragmentDoc,
    "\n  query Lift($campaignId: ID!) {\n    campaignLift(campaignId: $campaignId) {\n      ...Lift_lift @unmask\n    }\n  }\n": types.LiftDocument,
    "\n  mutation Lift_switch($campaignId: ID!, $isOn: Boolean!) {\n    switchHoldOut(campaignId: $campaignId, isOn: $isOn) {\n      ...Lift_lift @unmask\n    }\n  }\n": types.Lift_SwitchDocument,
    "\n  query PerformancePage {\n    publicConfiguration {\n      demoMode\n    }\n    campaigns(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    insightViews {\n      ...InsightView_view @unmask\n    }\n  }\n": types.PerformancePageDocument,
    "\n  mutation SavedViews_delete($id: ID!) {\n    deleteInsightView(id: $id)\n  }\n": types.SavedViews_DeleteDocument,
    "\n  mutation ViewDialog_create($input: InsightViewInput!) {\n    createInsightView(input: $input) {\n      ...InsightView_view @unmask\n    }\n  }\n": types.ViewDialog_CreateDocument,
    "\n  mutation ViewDialog_update($id: ID!, $input: InsightViewInput!) {\n    updateInsightView(id: $id, input: $input) {\n      ...InsightView_view @unmask\n    }\n  }\n": types.ViewDialog_UpdateDocument,
    "\n  fragment Insight_figures on InsightFigures {\n    impressions\n    reach\n    frequency\n    clicks\n    ctr\n    engagements\n    conversions\n    revenuePence\n    costPence\n    ecpmPence\n    cpcPence\n    cpaPence\n    roi\n    notCounted\n  }\n": types.Insight_FiguresFragmentDoc,
    "\n  fragment Insight_row on InsightRow {\n    keys\n    labels\n    sharePercent\n    figures {\n      ...Insight_figures @unmask\n    }\n    before {\n      ...Insight_figures @unmask\n    }\n  }\n": types.Insight_RowFragmentDoc,
    "\n  query Insights(\n    $metrics: [InsightMetric!]!\n    $dimensions: [InsightDimension!]!\n    $period: InsightPeriodInput!\n    $filter: InsightFilterInput\n    $compareTo: InsightComparison\n    $orderBy: InsightOrderInput\n  ) {\n    insights(\n      metrics: $metrics\n      dimensions: $dimensions\n      period: $period\n      filter: $filter\n      compareTo: $compareTo\n      orderBy: $orderBy\n      first: 366\n    ) {\n      metrics\n      isCostFinal\n      isDemonstration\n      total {\n        ...Insight_figures @unmask\n      }\n      totalBefore {\n        ...Insight_figures @unmask\n      }\n      rows {\n        totalCount\n        nodes {\n          ...Insight_row @unmask\n        }\n      }\n    }\n  }\n": types.InsightsDocument,
    "\n  subscription Counted {\n    usageChanged {\n      id\n      updatedAt\n    }\n  }\n": types.CountedDocument,
    "\n  fragment InsightView_view on InsightView {\n    id\n    name\n    period\n    from\n    to\n    compareTo\n    metric\n    dimension\n    columns\n    campaignId\n    mailed\n  }\n": types.InsightView_ViewFragmentDoc,
    "\n  query BuilderConflict($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": types.BuilderConflictDocument,
    "\n  query PickAdvert_drafts {\n    campaigns(first: 10, status: DRAFT) {\n      nodes {\n        id\n        name\n        updatedAt\n      }\n    }\n  }\n": types.PickAdvert_DraftsDocument,
    "\n  query PreviewPage {\n    campaignChoices {\n      tier\n      groups {\n        key\n        label\n        isIncluded\n        fromTier\n        choices {\n          value\n          label\n          isOffered\n          reason\n        }\n      }\n      abTesting {\n        isIncluded\n        fromTier\n      }\n      relatedTopics {\n        isIncluded\n        fromTier\n      }\n      returnToTopic {\n        isIncluded\n        fromTier\n      }\n    }\n    creatives(first: 100, archived: false) {\n      nodes {\n        ...Campaign_advert @unmask\n      }\n    }\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n    }\n  }\n": types.PreviewPageDocument,
    "\n  query PreviewPage_campaign($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": types.PreviewPage_CampaignDocument,
    "\n  query PreviewPage_advert($id: ID!) {\n    creative(id: $id) {\n      ...Campaign_advert @unmask\n    }\n  }\n": types.PreviewPage_AdvertDocument,
    "\n  query CampaignReach($input: TargetingInput!) {\n    campaignReach(input: $input) {\n      from\n      to\n      countedAt\n      effects {\n        group\n        value\n        from\n        to\n      }\n    }\n  }\n": types.CampaignReachDocument,
    "\n  query AdvertiserHistory {\n    advertiserHistory {\n      isEnough\n      impressions\n      days\n      neededImpressions\n      neededDays\n      best {\n        dimension\n        key\n        label\n      }\n      roi\n    }\n  }\n": types.AdvertiserHistoryDocument,
    "\n  query CampaignSuggestions($input: ForecastInput!, $campaignId: ID, $creativeId: ID) {\n    campaignSuggestions(input: $input, campaignId: $campaignId, creativeId: $creativeId) {\n      state\n      suggestions {\n        text\n        impressions\n        clicks\n        costPence\n        creativeId\n        tier\n        cities\n        languages\n        topics\n        signals\n        relatedTopics\n        weekdays\n        hours\n        dailyCap\n        monthlyBudgetPence\n        frequencyCap\n      }\n    }\n  }\n": types.CampaignSuggestionsDocument,
    "\n  query BuilderCampaign($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": types.BuilderCampaignDocument,
    "\n  mutation Builder_save($id: ID, $version: Int, $input: CampaignInput!) {\n    saveCampaign(id: $id, version: $version, input: $input) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": types.Builder_SaveDocument,
    "\n  query CampaignForecast($input: ForecastInput!, $campaignId: ID) {\n    campaignForecast(input: $input, campaignId: $campaignId) {\n      state\n      from\n      to\n      againAt\n      figures {\n        metric\n        likely\n        from\n        to\n        why\n      }\n    }\n  }\n": types.CampaignForecastDocument,
    "\n  mutation Builder_launch($id: ID!, $version: Int!) {\n    launchCampaign(id: $id, version: $version) {\n      ...Campaign_campaign @unmask\n    }\n  }\n": types.Builder_LaunchDocument,
    "\n  mutation ConversionForm_report($input: ReportConversionsInput!) {\n    reportConversions(input: $input) {\n      id\n      rowCount\n    }\n  }\n": types.ConversionForm_ReportDocument,
    "\n  query ConversionsPage($after: String) {\n    campaigns(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    conversions(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...ConversionList_conversion @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ConversionsPageDocument,
    "\n  fragment ConversionList_conversion on Conversion {\n    id\n    campaignName\n    day\n    count\n    revenuePence\n    promoCode\n    orderId\n    allOrders\n  }\n": types.ConversionList_ConversionFragmentDoc,
    "\n  mutation TakeBackDialog_delete($id: ID!) {\n    deleteConversion(id: $id)\n  }\n": types.TakeBackDialog_DeleteDocument,
    "\n  fragment PaidMonths_report on MonthlyReport {\n    paidMonths {\n      periodStart\n      periodEnd\n      impressions\n      impressionsPence\n      unusedPence\n      netPence\n      vatPence\n      grossPence\n      invoices\n      isFinal\n    }\n  }\n": types.PaidMonths_ReportFragmentDoc,
    "\n  fragment ReportFigures_report on MonthlyReport {\n    metrics {\n      ...Insight_figures @unmask\n    }\n    previous {\n      ...Insight_figures @unmask\n    }\n  }\n": types.ReportFigures_ReportFragmentDoc,
    "\n  query ReportPage($month: String!) {\n    reportMonths\n    monthlyReport(month: $month) {\n      month\n      isComplete\n      isCostFinal\n      ...ReportFigures_report\n      ...MonthDays_report\n      ...Demographics_report\n      ...CampaignTable_report\n      ...PaidMonths_report\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n": types.ReportPageDocument,
    "\n  fragment MonthDays_report on MonthlyReport {\n    days {\n      ...Insight_row @unmask\n    }\n  }\n": types.MonthDays_ReportFragmentDoc,
    "\n  fragment CampaignTable_report on MonthlyReport {\n    month\n    metrics {\n      ...Insight_figures @unmask\n    }\n    campaigns {\n      ...Insight_row @unmask\n    }\n  }\n": types.CampaignTable_ReportFragmentDoc,
    "\n  fragment Demographics_report on MonthlyReport {\n    demographics {\n      days\n      ageGroups {\n        keys\n        labels\n        sharePercent\n      }\n      genders {\n        keys\n        labels\n        sharePercent\n      }\n      locations {\n        keys\n        labels\n        sharePercent\n      }\n    }\n  }\n": types.Demographics_ReportFragmentDoc,
    "\n  query ReportsPage {\n    reportMonths\n  }\n": types.ReportsPageDocument,
    "\n  mutation RevokeDialog_revoke($id: ID!) {\n    revokeApiKey(id: $id) {\n      ...ApiKey_key @unmask\n    }\n  }\n": types.RevokeDialog_RevokeDocument,
    "\n  mutation NewKeyDialog_create($input: ApiKeyInput!) {\n    createApiKey(input: $input) {\n      ...IssuedApiKey_issued @unmask\n    }\n  }\n": types.NewKeyDialog_CreateDocument,
    "\n  mutation RotateDialog_rotate($id: ID!, $overlapHours: Int!) {\n    rotateApiKey(id: $id, overlapHours: $overlapHours) {\n      ...IssuedApiKey_issued @unmask\n    }\n  }\n": types.RotateDialog_RotateDocument,
    "\n  query ApiKeyUsage($id: ID!) {\n    apiKeyUsage(id: $id, days: 30) {\n      day\n      calls\n      refused\n      points\n    }\n  }\n": types.ApiKeyUsageDocument,
    "\n  fragment ApiScope_scope on ApiScope {\n    name\n    label\n    description\n    isWriting\n  }\n": types.ApiScope_ScopeFragmentDoc,
    "\n  fragment ApiKey_key on ApiKey {\n    id\n    service\n    environment\n    scopes {\n      ...ApiScope_scope @unmask\n    }\n    maskedKey\n    state\n    standing\n    ownerName\n    isServiceAccount\n    madeBy\n    createdAt\n    lastRotatedAt\n    expiresAt\n    daysLeft\n    lastUsedAt\n    revokedAt\n    retiring {\n      maskedKey\n      worksUntil\n      lastUsedAt\n    }\n    canChange\n  }\n": types.ApiKey_KeyFragmentDoc,
    "\n  fragment IssuedApiKey_issued on IssuedApiKey {\n    secret\n    message\n    key {\n      ...ApiKey_key @unmask\n    }\n  }\n": types.IssuedApiKey_IssuedFragmentDoc,
    "\n  query ApiKeys($owner: ApiKeyOwner!, $isEnded: Boolean!, $after: String) {\n    apiKeys(first: 20, owner: $owner, isEnded: $isEnded, after: $after) {\n      nodes {\n        ...ApiKey_key @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n": types.ApiKeysDocument,
    "\n  query ApiKeySetup {\n    apiKeySetup {\n      lifetimeDays\n      warningDays\n      overlapHours\n      defaultOverlapHours\n      pointsPerMinute\n      mayHaveKeys\n      standing\n      scopes {\n        ...ApiScope_scope @unmask\n      }\n    }\n  }\n": types.ApiKeySetupDocument,
    "\n  subscription ApiKeysChanged {\n    apiKeysChanged {\n      snapshot\n    }\n  }\n": types.ApiKeysChangedDocument,
    "\n  fragment MaintenanceNotice_notice on MaintenanceNotice {\n    id\n    phase\n    startsAt\n    endsAt\n    releaseVersion\n    releaseNotes\n    texts {\n      en\n      fr\n      es\n      de\n    }\n  }\n": types.MaintenanceNotice_NoticeFragmentDoc,
    "\n  query MaintenanceNotice {\n    maintenanceNotice {\n      ...MaintenanceNotice_notice @unmask\n    }\n  }\n": types.MaintenanceNoticeDocument,
    "\n  subscription MaintenanceNoticeChanged {\n    maintenanceNoticeChanged {\n      ...MaintenanceNotice_notice @unmask\n    }\n  }\n": types.MaintenanceNoticeChangedDocument,
    "\n  fragment Session_viewer on Viewer {\n    id\n    name\n    email\n    role\n    language\n    permissions\n    staffRoles\n  }\n": types.Session_ViewerFragmentDoc,
    "\n  query Session {\n    me {\n      ...Session_viewer @unmask\n    }\n    publicConfiguration {\n      productName\n      demoMode\n    }\n  }\n": types.SessionDocument,
    "\n  mutation SessionStore_logout {\n    logout\n  }\n": types.SessionStore_LogoutDocument,
    "\n  mutation UseChooseLanguage_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n": types.UseChooseLanguage_SetLanguageDocument,
    "\n  query MailboxPage($after: String) {\n    mailbox(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...MailEntry_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.MailboxPageDocument,
    "\n  query MailboxPage_mail($id: ID!) {\n    mailboxMail(id: $id) {\n      id\n      ...OpenedMail_mail\n    }\n  }\n": types.MailboxPage_MailDocument,
    "\n  fragment MailEntry_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n  }\n": types.MailEntry_MailFragmentDoc,
    "\n  fragment OpenedMail_mail on MailboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    text\n    html\n  }\n": types.OpenedMail_MailFragmentDoc,
    "\n  mutation AdvertChoices_hide($viewToken: String!, $hidden: Boolean!) {\n    hideAdvert(viewToken: $viewToken, hidden: $hidden)\n  }\n": types.AdvertChoices_HideDocument,
    "\n  mutation ReportForm_report($viewToken: String!, $reason: AdvertReportReason!, $comment: String) {\n    reportAdvert(viewToken: $viewToken, reason: $reason, comment: $comment)\n  }\n": types.ReportForm_ReportDocument,
    "\n  fragment SponsoredAdvert_recommendation on SponsoredRecommendation {\n    id\n    title\n    description\n    imageUrl\n    imageAlt\n    pricePence\n    promoCode\n    company\n    host\n    disclaimer\n    privacyNote\n    why\n    viewToken\n    clickToken\n    engagementToken\n  }\n": types.SponsoredAdvert_RecommendationFragmentDoc,
    "\n  fragment AboutAssistant_version on AssistantVersion {\n    version\n    conceptCount\n    updatedAt\n    improvements\n    studies {\n      title\n      authors\n      publishedDate\n      doi\n    }\n    record {\n      figures {\n        accuracy {\n          value\n          n\n        }\n        emergencyRecall {\n          value\n          n\n        }\n      }\n    }\n  }\n": types.AboutAssistant_VersionFragmentDoc,
    "\n  query AssistantVersionCheck {\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n  }\n": types.AssistantVersionCheckDocument,
    "\n  subscription AssistantVersionChanged {\n    assistantVersionChanged {\n      ...AboutAssistant_version\n    }\n  }\n": types.AssistantVersionChangedDocument,
    "\n  mutation AddForm_add($id: ID!, $text: String!, $key: ID!) {\n    addToConsultation(consultationId: $id, text: $text, idempotencyKey: $key) {\n      ...Entry_consultation @unmask\n      response {\n        heading\n      }\n    }\n  }\n": types.AddForm_AddDocument,
    "\n  mutation AskForm_ask($question: String!, $language: Language, $forWhom: ID, $key: ID!) {\n    addConsultation(question: $question, language: $language, forWhom: $forWhom, idempotencyKey: $key) {\n      ...Entry_consultation @unmask\n      response {\n        heading\n        openQuestions {\n          id\n        }\n      }\n    }\n  }\n": types.AskForm_AskDocument,
    "\n  mutation FollowUpWish_wish($id: ID!, $wished: Boolean!) {\n    wishFollowUp(consultationId: $id, wished: $wished) {\n      id\n      followUpWished\n    }\n  }\n": types.FollowUpWish_WishDocument,
    "\n  mutation HideQuestion_hide($id: ID!) {\n    hideConsultation(id: $id)\n  }\n": types.HideQuestion_HideDocument,
    "\n  query ConsultationPage($after: String) {\n    consultations(first: 10, after: $after) {\n      nodes {\n        ...Entry_consultation @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    familyMembers(first: 20) {\n      nodes {\n        id\n        name\n      }\n    }\n    pharmacistIsThere\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n    publicConfiguration {\n      questionMaxLength\n      answerWriter\n      translator {\n        name\n      }\n      pharmacistAnswerHours\n    }\n  }\n": types.ConsultationPageDocument,
    "\n  subscription ConsultationChanged {\n    consultationChanged {\n      snapshot\n      consultations {\n        ...Entry_consultation @unmask\n      }\n    }\n  }\n": types.ConsultationChangedDocument,
    "\n  query EarlierMessages($id: ID!, $after: String) {\n    consultation(id: $id) {\n      id\n      escalation {\n        messages(first: 20, after: $after) {\n          nodes {\n            id\n            author\n            authorName\n            text\n            language\n            sentAt\n          }\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n        }\n      }\n    }\n  }\n": types.EarlierMessagesDocument,
    "\n  mutation MessageTranslation_translate($messageId: ID!, $to: Language!) {\n    translateMessage(messageId: $messageId, to: $to) {\n      text\n    }\n  }\n": types.MessageTranslation_TranslateDocument,
    "\n  fragment CriticalAnswer_consultation on Consultation {\n    id\n    level\n    response {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      references {\n        title\n        url\n      }\n      openQuestions {\n        id\n        text\n      }\n      helpLines {\n        lines {\n          name\n          phone\n        }\n      }\n      signals {\n        label\n        source {\n          title\n          url\n        }\n      }\n    }\n    raised {\n      level\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        references {\n          title\n          url\n        }\n      }\n    }\n  }\n": types.CriticalAnswer_ConsultationFragmentDoc,
    "\n  mutation DeleteQuestion_delete($id: ID!) {\n    deleteConsultation(id: $id)\n  }\n": types.DeleteQuestion_DeleteDocument,
    "\n  mutation Feedback_rate($id: ID!, $helpful: Boolean!, $comment: String) {\n    rateConsultation(id: $id, helpful: $helpful, comment: $comment) {\n      ...Entry_consultation @unmask\n    }\n  }\n": types.Feedback_RateDocument,
    "\n  mutation Feedback_report($id: ID!, $text: String!) {\n    reportConsultation(id: $id, text: $text) {\n      ...Entry_consultation @unmask\n    }\n  }\n": types.Feedback_ReportDocument,
    "\n  mutation Questions_answer($id: ID!, $answers: [QuestionAnswerInput!]!) {\n    answerQuestions(consultationId: $id, answers: $answers) {\n      ...Entry_consultation @unmask\n      response {\n        heading\n        openQuestions {\n          id\n          kind\n        }\n      }\n    }\n  }\n": types.Questions_AnswerDocument,
    "\n  mutation ReplyForm_reply($consultationId: ID!, $text: String!) {\n    replyToPharmacist(consultationId: $consultationId, text: $text) {\n      ...Entry_consultation @unmask\n    }\n  }\n": types.ReplyForm_ReplyDocument,
    "\n  fragment ConsultationCard_consultation on Consultation {\n    id\n    question\n    questionLanguage\n    timestamp\n    subjectName\n    feltAt\n    isAboutSafety\n    followUpWished\n    level\n    response {\n      heading\n      care {\n        id\n      }\n      message\n      decidedBy {\n        because\n        isDecisive\n      }\n      steps {\n        title\n        description\n      }\n      recommendations {\n        type\n        about\n        title\n        description\n        cautions\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      ruledOut {\n        title\n        reason\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n      written {\n        text\n        writer\n      }\n      profileCheck {\n        used\n        message\n        missing\n      }\n      forWhom\n      understood {\n        fact\n        label\n        standing\n        days\n        words\n        person\n      }\n      helpLines {\n        reader\n        title\n        lines {\n          name\n          phone\n          about\n          url\n        }\n      }\n      openQuestions {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n    }\n    answers {\n      asked {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n      present\n      unsure\n      words\n      days\n      years\n      sex\n    }\n    raised {\n      level\n      raisedAt\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        safetyNet {\n          heading\n          signs\n        }\n      }\n    }\n    feedback {\n      helpful\n      comment\n      reportedAt\n    }\n    escalation {\n      status\n      because\n      sentAt\n      waitingSince\n      answerHours\n      seenAt\n      claimedAt\n      answeredAt\n      closedAt\n      closeReason\n      reopenUntil\n      pharmacistName\n      asks {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n      messages(first: 8) {\n        nodes {\n          id\n          author\n          authorName\n          text\n          language\n          sentAt\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.ConsultationCard_ConsultationFragmentDoc,
    "\n  fragment Entry_consultation on Consultation {\n    id\n    level\n    isAboutSafety\n    timestamp\n    followUp\n    raised {\n      level\n      raisedAt\n    }\n    ...ConsultationCard_consultation\n    ...CriticalAnswer_consultation\n  }\n": types.Entry_ConsultationFragmentDoc,
    "\n  query PatientDashboardPage {\n    healthProfile {\n      id\n      ...HealthSummary_profile\n    }\n    medicationReminders {\n      id\n      current {\n        id\n        slot\n      }\n      next {\n        id\n        day\n        slot\n      }\n      hasMedicines\n      ...ReminderCard_reminders\n    }\n    medications(first: 6) {\n      totalCount\n      nodes {\n        id\n        name\n        dosage\n      }\n    }\n    vitals {\n      id\n      ...HealthMetrics_vitals\n    }\n    healthAlerts(open: true, first: 3) {\n      nodes {\n        id\n        metric\n        type\n        acknowledgedAt\n        ...HealthAlerts_alert\n      }\n    }\n    devices {\n      id\n      connected\n    }\n    followUps {\n      id\n    }\n    hasSafetyConsultation\n    consultations(first: 5) {\n      nodes {\n        id\n        escalation {\n          status\n        }\n        ...RecentConsultation_consultation\n      }\n    }\n  }\n": types.PatientDashboardPageDocument,
    "\n  query PatientDashboardPage_advert {\n    sponsoredRecommendation {\n      id\n      ...SponsoredAdvert_recommendation\n    }\n  }\n": types.PatientDashboardPage_AdvertDocument,
    "\n  fragment HealthSummary_profile on HealthProfile {\n    id\n    age\n    gender\n    allergies\n    conditions\n    nhsImportedAt\n  }\n": types.HealthSummary_ProfileFragmentDoc,
    "\n  fragment RecentConsultation_consultation on Consultation {\n    id\n    question\n    subjectName\n    timestamp\n    isAboutSafety\n    level\n    response {\n      care {\n        id\n        name\n      }\n    }\n    escalation {\n      answeredAt\n    }\n  }\n": types.RecentConsultation_ConsultationFragmentDoc,
    "\n  query FollowUps {\n    followUps {\n      id\n      followUp\n      isAboutSafety\n      question\n      subjectName\n      response {\n        heading\n        message\n      }\n      raised {\n        response {\n          heading\n          message\n        }\n      }\n    }\n  }\n": types.FollowUpsDocument,
    "\n  mutation FollowUps_say($id: ID!, $feeling: Feeling!) {\n    sayHowThingsAre(consultationId: $id, feeling: $feeling) {\n      id\n      level\n    }\n  }\n": types.FollowUps_SayDocument,
    "\n  fragment HealthAlerts_alert on HealthAlert {\n    id\n    metric\n    type\n    message\n    day\n    demonstration\n    timestamp\n    acknowledgedAt\n  }\n": types.HealthAlerts_AlertFragmentDoc,
    "\n  mutation HealthAlerts_acknowledge($id: ID!) {\n    acknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n": types.HealthAlerts_AcknowledgeDocument,
    "\n  mutation HealthAlerts_undo($id: ID!) {\n    undoAcknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n": types.HealthAlerts_UndoDocument,
    "\n  fragment HealthMetrics_vitals on Vitals {\n    id\n    today\n    heartRate {\n      current\n      average\n      lastUpdated\n      demonstration\n    }\n    sleep {\n      day\n      duration\n      quality\n      deepSleep\n      lightSleep\n      lastUpdated\n      demonstration\n    }\n    activity {\n      day\n      steps\n      calories\n      activeMinutes\n      lastUpdated\n      demonstration\n    }\n    thresholds {\n      heartRateLow\n      heartRateHigh\n      sleepHours\n      steps\n    }\n  }\n": types.HealthMetrics_VitalsFragmentDoc,
    "\n  query TrendsPanel($metric: TrendMetric!, $range: TrendRange!) {\n    vitalTrend(metric: $metric, range: $range) {\n      id\n      metric\n      range\n      demonstration\n      points {\n        at\n        value\n        lowest\n        highest\n      }\n    }\n  }\n": types.TrendsPanelDocument,
    "\n  subscription vitalsChanged {\n    vitalsChanged {\n      id\n      ...HealthMetrics_vitals\n    }\n  }\n": types.VitalsChangedDocument,
    "\n  subscription healthAlertChanged {\n    healthAlertChanged {\n      id\n      metric\n      type\n      acknowledgedAt\n      ...HealthAlerts_alert\n    }\n  }\n": types.HealthAlertChangedDocument,
    "\n  subscription dashboardDevicesChanged {\n    deviceChanged {\n      id\n      connected\n    }\n  }\n": types.DashboardDevicesChangedDocument,
    "\n  fragment ReminderCard_reminders on MedicationReminders {\n    id\n    day\n    pushKey\n    current {\n      id\n      slot\n      at\n    }\n    next {\n      id\n      day\n      slot\n      at\n    }\n    slots {\n      id\n      slot\n      at\n      doses {\n        ...ReminderCard_dose @unmask\n      }\n    }\n    missed {\n      ...ReminderCard_dose @unmask\n    }\n    toOrder {\n      medicationId\n      name\n      subjectName\n      orderBy\n      endsOn\n    }\n    adherence(days: 30) {\n      due\n      taken\n    }\n  }\n": types.ReminderCard_RemindersFragmentDoc,
    "\n  fragment ReminderCard_dose on ReminderDose {\n    id\n    medicationId\n    name\n    dosage\n    subjectName\n    takenTwiceWith\n    day\n    slot\n    state\n    notedAt\n    canNote\n  }\n": types.ReminderCard_DoseFragmentDoc,
    "\n  subscription medicationRemindersChanged {\n    medicationRemindersChanged {\n      id\n      now\n      ...ReminderCard_reminders\n    }\n  }\n": types.MedicationRemindersChangedDocument,
    "\n  mutation ReminderCard_take($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    takeDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n": types.ReminderCard_TakeDocument,
    "\n  mutation ReminderCard_skip($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    skipDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n": types.ReminderCard_SkipDocument,
    "\n  mutation ReminderCard_undo($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    undoDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n": types.ReminderCard_UndoDocument,
    "\n  mutation ReminderSetting_add($device: PushDeviceInput!) {\n    createPushDevice(input: $device)\n  }\n": types.ReminderSetting_AddDocument,
    "\n  mutation ReminderSetting_remove($endpoint: String!) {\n    deletePushDevice(endpoint: $endpoint)\n  }\n": types.ReminderSetting_RemoveDocument,
    "\n  mutation DemonstrationChoice_connect {\n    connectDemonstrationDevice {\n      id\n      type\n      name\n      connected\n    }\n  }\n": types.DemonstrationChoice_ConnectDocument,
    "\n  fragment ImportLine_import on DeviceImport {\n    id\n    kind\n    status\n    percent\n    counts {\n      metric\n      count\n    }\n    added\n    leftOut\n    firstAt\n    lastAt\n    problem\n    problemRows {\n      row\n      problem\n    }\n    createdAt\n  }\n": types.ImportLine_ImportFragmentDoc,
    "\n  mutation ImportLine_cancel($id: ID!) {\n    cancelDeviceImport(id: $id) {\n      id\n      ...ImportLine_import\n    }\n  }\n": types.ImportLine_CancelDocument,
    "\n  mutation RemoveDevice_remove($id: ID!, $keepReadings: Boolean!) {\n    deleteDevice(id: $id, keepReadings: $keepReadings)\n  }\n": types.RemoveDevice_RemoveDocument,
    "\n  subscription DeviceChanged {\n    deviceChanged {\n      id\n      ...WearableRow_device\n    }\n  }\n": types.DeviceChangedDocument,
    "\n  fragment WearableRow_device on WearableDevice {\n    id\n    type\n    name\n    connected\n    lastSyncedAt\n  }\n": types.WearableRow_DeviceFragmentDoc,
    "\n  query ListenToHeart_devices {\n    devices {\n      id\n      type\n      name\n    }\n  }\n": types.ListenToHeart_DevicesDocument,
    "\n  mutation ListenToHeart_add($name: String!) {\n    createDevice(input: { type: BLUETOOTH, name: $name }) {\n      id\n    }\n  }\n": types.ListenToHeart_AddDocument,
    "\n  mutation ListenToHeart_send($deviceId: ID!, $readings: [HeartRateInput!]!) {\n    addHeartRates(deviceId: $deviceId, readings: $readings)\n  }\n": types.ListenToHeart_SendDocument,
    "\n  subscription DeviceImportChanged {\n    deviceImportChanged {\n      id\n      status\n      ...ImportLine_import\n    }\n  }\n": types.DeviceImportChangedDocument,
    "\n  query FamilyMedicinesPage($id: ID!, $afterCurrent: String, $afterStopped: String) {\n    familyMembers(first: 20) {\n      nodes {\n        id\n        name\n      }\n    }\n    current: medications(filter: CURRENT, first: 50, after: $afterCurrent, forWhom: $id) {\n      ...Medicines_list @unmask\n    }\n    stopped: medications(filter: STOPPED, first: 50, after: $afterStopped, forWhom: $id) {\n      ...Medicines_list @unmask\n    }\n  }\n": types.FamilyMedicinesPageDocument,
    "\n  query FamilyPage {\n    familyMembers(first: 20) {\n      totalCount\n      nodes {\n        id\n        ...MemberRow_member\n      }\n    }\n  }\n": types.FamilyPageDocument,
    "\n  mutation MemberForm_add($input: FamilyMemberInput!) {\n    createFamilyMember(input: $input) {\n      id\n      ...MemberRow_member\n    }\n  }\n": types.MemberForm_AddDocument,
    "\n  mutation MemberForm_edit($id: ID!, $input: FamilyMemberInput!, $version: Int!) {\n    updateFamilyMember(id: $id, input: $input, version: $version) {\n      id\n      ...MemberRow_member\n    }\n  }\n": types.MemberForm_EditDocument,
    "\n  fragment MemberRow_member on FamilyMember {\n    id\n    version\n    name\n    health {\n      dateOfBirth\n      gender\n      conditions\n      medicines\n      allergies\n    }\n  }\n": types.MemberRow_MemberFragmentDoc,
    "\n  mutation RemoveMember_remove($id: ID!) {\n    deleteFamilyMember(id: $id)\n  }\n": types.RemoveMember_RemoveDocument,
    "\n  query HandoverPage($id: ID!, $language: Language!) {\n    consultationHandover(id: $id, language: $language) {\n      id\n      answerLanguage\n      care {\n        id\n      }\n      ...HandoverSheet_handover\n    }\n  }\n": types.HandoverPageDocument,
    "\n  fragment HandoverSheet_handover on ConsultationHandover {\n    id\n    language\n    subject\n    subjectName\n    name\n    dateOfBirth\n    age\n    sex\n    question\n    questionLanguage\n    askedAt\n    facts {\n      fact\n      label\n      standing\n      lasting\n      isDanger\n    }\n    answers {\n      kind\n      text\n      choices {\n        label\n      }\n      present {\n        label\n      }\n      unsure {\n        label\n      }\n      lasting\n      age\n      sex\n      words\n      at\n    }\n    notAsked\n    profile {\n      pregnantOrBreastfeeding\n      allergies\n      conditions\n      medicines {\n        name\n        dosage\n        frequency\n      }\n      changedAt\n      hasChangedSince\n    }\n    level\n    care {\n      id\n      how\n    }\n    heading\n    advisedAt\n    medicinesSuggested\n    answerLanguage\n    pharmacyFirst\n    raised {\n      level\n      at\n    }\n    assistantVersion\n  }\n": types.HandoverSheet_HandoverFragmentDoc,
    "\n  query MedicineListPage($forWhom: ID) {\n    medicineList(forWhom: $forWhom) {\n      id\n      name\n      toldBy\n      dateOfBirth\n      pregnantOrBreastfeeding\n      allergies\n      conditions\n      medicines {\n        id\n        name\n        dosage\n        frequency\n        startDate\n      }\n    }\n  }\n": types.MedicineListPageDocument,
    "\n  mutation HealthCheckForm_answer($id: ID!, $answers: [HealthCheckAnswerInput!]!) {\n    answerHealthCheck(id: $id, answers: $answers) {\n      ...HealthCheckResult_result @unmask\n    }\n  }\n": types.HealthCheckForm_AnswerDocument,
    "\n  query HealthCheckPopUp {\n    healthCheckOffer {\n      id\n      check {\n        slug\n        title\n      }\n      sponsor {\n        id\n        company\n      }\n      ...HealthCheckDialog_offer @unmask\n    }\n  }\n": types.HealthCheckPopUpDocument,
    "\n  mutation HealthCheckPopUp_dismiss($id: ID!) {\n    dismissHealthCheck(id: $id)\n  }\n": types.HealthCheckPopUp_DismissDocument,
    "\n  fragment HealthCheckDialog_offer on HealthCheckOffer {\n    id\n    check {\n      slug\n      title\n      intro\n      questions {\n        id\n        text\n        answers {\n          value\n          text\n        }\n      }\n    }\n    sponsor {\n      id\n      company\n      ...SponsoredAdvert_recommendation\n    }\n  }\n": types.HealthCheckDialog_OfferFragmentDoc,
    "\n  fragment HealthCheckResult_result on HealthCheckResult {\n    id\n    slug\n    title\n    band\n    headline\n    text\n    advice\n    sourceTitle\n    sourceUrl\n    askText\n    takenAt\n  }\n": types.HealthCheckResult_ResultFragmentDoc,
    "\n  mutation ExportBar_start($selection: RecordSelectionInput!, $format: RecordExportFormat!) {\n    startRecordExport(input: $selection, format: $format) {\n      id\n    }\n  }\n": types.ExportBar_StartDocument,
    "\n  subscription RecordExportProgress {\n    recordExportProgress {\n      id\n      status\n      ...ExportFile_file\n    }\n  }\n": types.RecordExportProgressDocument,
    "\n  fragment ExportFile_file on RecordExport {\n    id\n    format\n    status\n    total\n    written\n    bytes\n    createdAt\n    keptUntil\n    downloadUrl\n  }\n": types.ExportFile_FileFragmentDoc,
    "\n  mutation ExportFile_remove($id: ID!) {\n    deleteRecordExport(id: $id)\n  }\n": types.ExportFile_RemoveDocument,
    "\n  mutation ExportFile_retry($id: ID!) {\n    retryRecordExport(id: $id) {\n      id\n    }\n  }\n": types.ExportFile_RetryDocument,
    "\n  query HistoryPage($first: Int!, $after: String, $before: String, $type: RecordType, $from: String, $to: String) {\n    medicalRecords(first: $first, after: $after, before: $before, type: $type, from: $from, to: $to) {\n      nodes {\n        id\n        date\n        ...RecordRow_record\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n      typeCounts {\n        type\n        count\n      }\n      overall {\n        count\n        since\n      }\n    }\n    hasSafetyConsultation\n  }\n": types.HistoryPageDocument,
    "\n  query HistoryPage_files {\n    recordExports {\n      id\n      status\n      ...ExportFile_file\n    }\n    me {\n      id\n      emailVerifiedAt\n    }\n  }\n": types.HistoryPage_FilesDocument,
    "\n  fragment RecordRow_record on MedicalRecord {\n    id\n    type\n    title\n    subjectName\n    date\n    provider\n    summary\n    details\n    results {\n      test\n      value\n      usual\n    }\n    language\n    provenance\n    consultationId\n    documentUrl\n  }\n": types.RecordRow_RecordFragmentDoc,
    "\n  fragment HealthForm_profile on HealthProfile {\n    id\n    version\n    age\n    dateOfBirth\n    gender\n    pregnantOrBreastfeeding\n    city\n    allergies\n    conditions\n    importedAllergies\n    importedConditions\n  }\n": types.HealthForm_ProfileFragmentDoc,
    "\n  fragment Privacy_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n  }\n": types.Privacy_ViewerFragmentDoc,
    "\n  mutation Privacy_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Privacy_viewer\n    }\n  }\n": types.Privacy_SetConsentDocument,
    "\n  query ProfilePage($afterCurrent: String, $afterStopped: String) {\n    healthProfile {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n    current: medications(filter: CURRENT, first: 50, after: $afterCurrent) {\n      ...Medicines_list @unmask\n    }\n    stopped: medications(filter: STOPPED, first: 50, after: $afterStopped) {\n      ...Medicines_list @unmask\n    }\n    nhsAccount {\n      id\n      ...NhsCard_account\n    }\n    devices {\n      id\n      ...WearableRow_device\n    }\n    deviceImports {\n      id\n      status\n      ...ImportLine_import\n    }\n    me {\n      id\n      ...Personal_viewer\n      ...Privacy_viewer\n    }\n  }\n": types.ProfilePageDocument,
    "\n  subscription HealthProfileChanged {\n    healthProfileChanged {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n  }\n": types.HealthProfileChangedDocument,
    "\n  fragment Personal_viewer on Viewer {\n    id\n    name\n    email\n    language\n  }\n": types.Personal_ViewerFragmentDoc,
    "\n  query AboutMedicine_about($name: String!, $language: Language!) {\n    aboutMedicine(name: $name, language: $language) {\n      uses\n      how\n      missed\n      effects\n      source {\n        title\n        url\n        writtenOn\n      }\n    }\n  }\n": types.AboutMedicine_AboutDocument,
    "\n  query MedicineForm_suggestions($text: String!) {\n    medicineSuggestions(text: $text, first: 8) {\n      name\n      ingredients\n    }\n  }\n": types.MedicineForm_SuggestionsDocument,
    "\n  fragment MedicineRow_medication on Medication {\n    id\n    version\n    name\n    dosage\n    frequency\n    startDate\n    stoppedOn\n    source\n    nextDose {\n      day\n      slot\n    }\n    supply {\n      left\n      aDay\n      endsOn\n      orderBy\n      remind\n    }\n    guidance {\n      avoid\n      warnings {\n        kind\n        severity\n        title\n        reason\n        advice\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n    }\n  }\n": types.MedicineRow_MedicationFragmentDoc,
    "\n  mutation MedicineRow_supply($id: ID!, $supply: MedicationSupplyInput) {\n    setMedicationSupply(id: $id, input: $supply) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n": types.MedicineRow_SupplyDocument,
    "\n  mutation MedicineRow_edit($id: ID!, $input: MedicationInput!, $version: Int!) {\n    updateMedication(id: $id, input: $input, version: $version) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n": types.MedicineRow_EditDocument,
    "\n  fragment Medicines_list on MedicationConnection {\n    totalCount\n    nodes {\n      id\n      ...MedicineRow_medication\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.Medicines_ListFragmentDoc,
    "\n  query Warnings_check($input: MedicationCheckInput!) {\n    medicationWarnings(input: $input) {\n      isKnown\n      summary\n      warnings {\n        kind\n        severity\n        title\n        reason\n        advice\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n    }\n  }\n": types.Warnings_CheckDocument,
    "\n  mutation Medicines_add($input: MedicationInput!, $forWhom: ID) {\n    createMedication(input: $input, forWhom: $forWhom) {\n      id\n    }\n  }\n": types.Medicines_AddDocument,
    "\n  mutation Medicines_stop($id: ID!, $on: String!) {\n    stopMedication(id: $id, on: $on) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n": types.Medicines_StopDocument,
    "\n  mutation Medicines_resume($id: ID!) {\n    resumeMedication(id: $id) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n": types.Medicines_ResumeDocument,
    "\n  mutation Medicines_delete($id: ID!) {\n    deleteMedication(id: $id)\n  }\n": types.Medicines_DeleteDocument,
    "\n  fragment LinkForm_account on NhsAccount {\n    id\n    dateOfBirth\n    waitingNumber\n    waitingRefusedAt\n    examples {\n      number\n      dateOfBirth\n    }\n  }\n": types.LinkForm_AccountFragmentDoc,
    "\n  mutation LinkForm_link($nhsNumber: String!, $dateOfBirth: String) {\n    linkNhsAccount(nhsNumber: $nhsNumber, dateOfBirth: $dateOfBirth) {\n      id\n      ...NhsCard_account\n    }\n  }\n": types.LinkForm_LinkDocument,
    "\n  fragment LinkedRecord_account on NhsAccount {\n    id\n    numberEnd\n    importedAt\n    recordCount\n    notShared\n    hasNoKnownAllergies\n    ...Review_account\n  }\n": types.LinkedRecord_AccountFragmentDoc,
    "\n  mutation LinkedRecord_unlink {\n    unlinkNhsAccount {\n      id\n      ...NhsCard_account\n    }\n  }\n": types.LinkedRecord_UnlinkDocument,
    "\n  fragment NhsCard_account on NhsAccount {\n    id\n    isLinked\n    isDemonstration\n    obstacles\n    ...LinkForm_account\n    ...LinkedRecord_account\n  }\n": types.NhsCard_AccountFragmentDoc,
    "\n  fragment Review_account on NhsAccount {\n    id\n    waitingCount\n    entries {\n      id\n      kind\n      name\n      detail\n      since\n      frequency\n      status\n      isKnown\n    }\n  }\n": types.Review_AccountFragmentDoc,
    "\n  mutation Review_decide($decisions: [NhsDecisionInput!]!) {\n    decideNhsEntries(decisions: $decisions) {\n      id\n      ...NhsCard_account\n    }\n  }\n": types.Review_DecideDocument,
    "\n  mutation HealthForm_save($input: HealthProfileInput!, $version: Int!) {\n    saveHealthProfile(input: $input, version: $version) {\n      id\n      ...HealthForm_profile\n    }\n  }\n": types.HealthForm_SaveDocument,
    "\n  query WhatFollows {\n    applicationRules {\n      documents {\n        key\n        name\n      }\n      reviewTime\n    }\n  }\n": types.WhatFollowsDocument,
    "\n  query AdvertiserTermsPage {\n    applicationRules {\n      termsVersion\n    }\n  }\n": types.AdvertiserTermsPageDocument,
    "\n  mutation CompanyForm_start($input: CompanyInput!) {\n    startApplication(input: $input) {\n      token\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n": types.CompanyForm_StartDocument,
    "\n  mutation CompanyForm_change($token: String!, $input: CompanyInput!) {\n    updateApplicationCompany(token: $token, input: $input) {\n      id\n      ...Application_whole\n    }\n  }\n": types.CompanyForm_ChangeDocument,
    "\n  subscription ApplicationStatusChanged($token: String!) {\n    applicationStatusChanged(token: $token) {\n      id\n      ...Application_whole\n    }\n  }\n": types.ApplicationStatusChangedDocument,
    "\n  mutation DocumentDate_set($token: String!, $key: String!, $date: String!) {\n    setDocumentDate(token: $token, key: $key, date: $date) {\n      id\n      ...Application_whole\n    }\n  }\n": types.DocumentDate_SetDocument,
    "\n  mutation NewLink_request($email: String!) {\n    requestApplicationLink(email: $email)\n  }\n": types.NewLink_RequestDocument,
    "\n  fragment Application_whole on ApplicantApplication {\n    id\n    status\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      key\n      name\n      dateKind\n      date\n      status\n      fileName\n      bytes\n      needs\n      rejectionReason\n      rejectionDetail\n      url\n    }\n    acceptedTerms\n    submittedAt\n    decidedAt\n    reason\n    reviewDueAt\n    reviewClockKnown\n  }\n": types.Application_WholeFragmentDoc,
    "\n  query CurrentApplication($token: String!) {\n    application(token: $token) {\n      id\n      ...Application_whole\n    }\n    applicationRules {\n      maxBytes\n      reviewTime\n    }\n  }\n": types.CurrentApplicationDocument,
    "\n  mutation DocumentRow_ask($token: String!, $key: String!, $fileName: String!, $bytes: Int!) {\n    askDocumentUpload(token: $token, key: $key, fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n": types.DocumentRow_AskDocument,
    "\n  mutation DocumentsForm_submit($token: String!, $acceptTerms: Boolean!) {\n    submitApplication(token: $token, acceptTerms: $acceptTerms) {\n      outcome\n      message\n      reasons {\n        key\n        name\n        reason\n        detail\n      }\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n": types.DocumentsForm_SubmitDocument,
    "\n  mutation ConfirmEmailPage_confirm($token: String!) {\n    confirmEmail(token: $token) {\n      email\n      changed\n    }\n  }\n": types.ConfirmEmailPage_ConfirmDocument,
    "\n  mutation ContactForm_send($input: ContactMessageInput!) {\n    sendContactMessage(input: $input)\n  }\n": types.ContactForm_SendDocument,
    "\n  query DevelopersPage {\n    publicConfiguration {\n      demoApiKey\n    }\n    apiScopes {\n      ...Scopes_scope @unmask\n    }\n  }\n": types.DevelopersPageDocument,
    "\n  fragment Scopes_scope on ApiScope {\n    name\n    description\n    owner\n    isWriting\n    fields\n  }\n": types.Scopes_ScopeFragmentDoc,
    "\n  query LandingPage {\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n      features\n      mostPopular\n    }\n  }\n": types.LandingPageDocument,
    "\n  query LoginPage {\n    publicConfiguration {\n      demoAccounts(area: LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n": types.LoginPageDocument,
    "\n  mutation LoginForm_login($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      ...Session_viewer @unmask\n    }\n  }\n": types.LoginForm_LoginDocument,
    "\n  mutation ForgotPasswordPage_request($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": types.ForgotPasswordPage_RequestDocument,
    "\n  query ResetPasswordPage($token: String!) {\n    passwordResetTokenIsValid(token: $token)\n    publicConfiguration {\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n": types.ResetPasswordPageDocument,
    "\n  mutation ResetForm_reset($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword) {\n      signInPage\n    }\n  }\n": types.ResetForm_ResetDocument,
    "\n  mutation RegisterForm_register($input: RegisterInput!) {\n    register(input: $input) {\n      ...Session_viewer @unmask\n    }\n  }\n": types.RegisterForm_RegisterDocument,
    "\n  query RegisterPage($language: Language!) {\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n      consentTexts(language: $language) {\n        purpose\n        title\n        text\n      }\n    }\n  }\n": types.RegisterPageDocument,
    "\n  fragment SafetyPage_share on MeasuredShare {\n    value\n    from\n    to\n    n\n  }\n": types.SafetyPage_ShareFragmentDoc,
    "\n  fragment SafetyPage_figures on MeasuredFigures {\n    emergencyRecall {\n      ...SafetyPage_share @unmask\n    }\n    atOrAbove {\n      ...SafetyPage_share @unmask\n    }\n    accuracy {\n      ...SafetyPage_share @unmask\n    }\n    routineAsEmergency {\n      ...SafetyPage_share @unmask\n    }\n  }\n": types.SafetyPage_FiguresFragmentDoc,
    "\n  query SafetyPage {\n    assistantVersion {\n      version\n      rulesVersion\n      updatedAt\n      conceptCount\n      record {\n        trainingLines\n        figures {\n          ...SafetyPage_figures @unmask\n        }\n        rulesAlone {\n          ...SafetyPage_figures @unmask\n        }\n        byLanguage {\n          language\n          figures {\n            emergencyRecall {\n              ...SafetyPage_share @unmask\n            }\n          }\n        }\n        heldOutConcepts\n        unseenConcepts {\n          emergencyRecall {\n            ...SafetyPage_share @unmask\n          }\n        }\n        safetyEmergencies\n        safetyMissed\n        safetyLookAlikes\n        safetyLookAlikesCalled\n      }\n    }\n    versionFigures {\n      ...Versions_version @unmask\n    }\n  }\n": types.SafetyPageDocument,
    "\n  fragment Versions_version on VersionFigures {\n    version\n    since\n    safetyMissed\n    emergencyRecall {\n      ...SafetyPage_share @unmask\n    }\n    accuracy {\n      ...SafetyPage_share @unmask\n    }\n    routineAsEmergency {\n      ...SafetyPage_share @unmask\n    }\n  }\n": types.Versions_VersionFragmentDoc,
    "\n  mutation StopMailPage_stop($token: String!) {\n    stopInsightViewMail(token: $token)\n  }\n": types.StopMailPage_StopDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountPage($isPatient: Boolean!) {\n    me {\n      id\n      language\n      emailVerifiedAt\n      pendingEmail\n      ...NameSetting_viewer\n      ...EmailSetting_viewer\n      ...Devices_viewer\n      ...Download_viewer\n      ...NhsNumberSetting_viewer @include(if: $isPatient)\n      ...Agreements_viewer @include(if: $isPatient)\n      ...Disclosures_viewer @include(if: $isPatient)\n    }\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountPage($isPatient: Boolean!) {\n    me {\n      id\n      language\n      emailVerifiedAt\n      pendingEmail\n      ...NameSetting_viewer\n      ...EmailSetting_viewer\n      ...Devices_viewer\n      ...Download_viewer\n      ...NhsNumberSetting_viewer @include(if: $isPatient)\n      ...Agreements_viewer @include(if: $isPatient)\n      ...Disclosures_viewer @include(if: $isPatient)\n    }\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountPage_moreAgreements($after: String) {\n    me {\n      id\n      consentHistory(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          granted\n          recordedAt\n          text {\n            purpose\n            version\n            title\n            text\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountPage_moreAgreements($after: String) {\n    me {\n      id\n      consentHistory(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          granted\n          recordedAt\n          text {\n            purpose\n            version\n            title\n            text\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountPage_moreDisclosures($after: String) {\n    me {\n      id\n      disclosures(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          occurredAt\n          viewerRole\n          viewerName\n          what\n          reason\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountPage_moreDisclosures($after: String) {\n    me {\n      id\n      disclosures(first: 20, after: $after) {\n        totalCount\n        nodes {\n          id\n          occurredAt\n          viewerRole\n          viewerName\n          what\n          reason\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendButton_resend {\n    resendVerificationEmail\n  }\n"): (typeof documents)["\n  mutation ResendButton_resend {\n    resendVerificationEmail\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Adverts($after: String) {\n    sponsorshipProfile {\n      isPersonalised\n      computedAt\n      labels {\n        kind\n        label\n        why\n        isShared\n      }\n    }\n    advertsShown(first: 10, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        company\n        imageUrl\n        imageAlt\n        lastShownAt\n        times\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Adverts($after: String) {\n    sponsorshipProfile {\n      isPersonalised\n      computedAt\n      labels {\n        kind\n        label\n        why\n        isShared\n      }\n    }\n    advertsShown(first: 10, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        company\n        imageUrl\n        imageAlt\n        lastShownAt\n        times\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Agreements_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n    ...Ledger_viewer\n  }\n"): (typeof documents)["\n  fragment Agreements_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n    ...Ledger_viewer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Agreements_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Agreements_viewer\n      ...NhsNumberSetting_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation Agreements_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Agreements_viewer\n      ...NhsNumberSetting_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Ledger_viewer on Viewer {\n    id\n    consentHistory(first: 20) {\n      totalCount\n      nodes {\n        id\n        granted\n        recordedAt\n        text {\n          purpose\n          version\n          title\n          text\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Ledger_viewer on Viewer {\n    id\n    consentHistory(first: 20) {\n      totalCount\n      nodes {\n        id\n        granted\n        recordedAt\n        text {\n          purpose\n          version\n          title\n          text\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HealthChecks($after: String) {\n    healthCheckResults(first: 10, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        headline\n        advice\n        sourceTitle\n        sourceUrl\n        takenAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query HealthChecks($after: String) {\n    healthCheckResults(first: 10, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        headline\n        advice\n        sourceTitle\n        sourceUrl\n        takenAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HealthChecks_delete($id: ID!) {\n    deleteHealthCheckResult(id: $id)\n  }\n"): (typeof documents)["\n  mutation HealthChecks_delete($id: ID!) {\n    deleteHealthCheckResult(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmailSetting_viewer on Viewer {\n    id\n    email\n    emailVerifiedAt\n    pendingEmail\n  }\n"): (typeof documents)["\n  fragment EmailSetting_viewer on Viewer {\n    id\n    email\n    emailVerifiedAt\n    pendingEmail\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EmailSetting_cancel {\n    cancelEmailChange {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation EmailSetting_cancel {\n    cancelEmailChange {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EmailForm_changeEmail($newEmail: String!, $password: String!) {\n    changeEmail(newEmail: $newEmail, password: $password) {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation EmailForm_changeEmail($newEmail: String!, $password: String!) {\n    changeEmail(newEmail: $newEmail, password: $password) {\n      id\n      ...EmailSetting_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NameSetting_viewer on Viewer {\n    id\n    name\n  }\n"): (typeof documents)["\n  fragment NameSetting_viewer on Viewer {\n    id\n    name\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NameSetting_changeName($name: String!) {\n    changeName(name: $name) {\n      id\n      ...NameSetting_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation NameSetting_changeName($name: String!) {\n    changeName(name: $name) {\n      id\n      ...NameSetting_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NhsNumberSetting_viewer on Viewer {\n    id\n    waitingNhsNumber\n  }\n"): (typeof documents)["\n  fragment NhsNumberSetting_viewer on Viewer {\n    id\n    waitingNhsNumber\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NhsNumberSetting_remove {\n    deleteWaitingNhsNumber {\n      id\n      ...NhsNumberSetting_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation NhsNumberSetting_remove {\n    deleteWaitingNhsNumber {\n      id\n      ...NhsNumberSetting_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Devices_viewer on Viewer {\n    id\n    devices {\n      id\n      current\n      description\n      ...DeviceRow_device\n    }\n  }\n"): (typeof documents)["\n  fragment Devices_viewer on Viewer {\n    id\n    devices {\n      id\n      current\n      description\n      ...DeviceRow_device\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Devices_end($id: ID!) {\n    endDevice(id: $id) {\n      id\n      ...Devices_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation Devices_end($id: ID!) {\n    endDevice(id: $id) {\n      id\n      ...Devices_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Devices_endOthers {\n    endOtherDevices {\n      id\n      ...Devices_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation Devices_endOthers {\n    endOtherDevices {\n      id\n      ...Devices_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeviceRow_device on SignedInDevice {\n    id\n    description\n    current\n    remembered\n    signedInAt\n    lastSeenAt\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment DeviceRow_device on SignedInDevice {\n    id\n    description\n    current\n    remembered\n    signedInAt\n    lastSeenAt\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Disclosures_viewer on Viewer {\n    id\n    disclosures(first: 20) {\n      totalCount\n      nodes {\n        id\n        occurredAt\n        viewerRole\n        viewerName\n        what\n        reason\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Disclosures_viewer on Viewer {\n    id\n    disclosures(first: 20) {\n      totalCount\n      nodes {\n        id\n        occurredAt\n        viewerRole\n        viewerName\n        what\n        reason\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Download_viewer on Viewer {\n    id\n    emailVerifiedAt\n  }\n"): (typeof documents)["\n  fragment Download_viewer on Viewer {\n    id\n    emailVerifiedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EraseAccount_erase($password: String!) {\n    eraseAccount(password: $password)\n  }\n"): (typeof documents)["\n  mutation EraseAccount_erase($password: String!) {\n    eraseAccount(password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HiddenQuestions_open($password: String!, $after: String) {\n    openHiddenConsultations(password: $password, first: 20, after: $after) {\n      nodes {\n        id\n        question\n        questionLanguage\n        language\n        timestamp\n        response {\n          heading\n          message\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation HiddenQuestions_open($password: String!, $after: String) {\n    openHiddenConsultations(password: $password, first: 20, after: $after) {\n      nodes {\n        id\n        question\n        questionLanguage\n        language\n        timestamp\n        response {\n          heading\n          message\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HiddenQuestions_unhide($id: ID!, $password: String!) {\n    unhideConsultation(id: $id, password: $password) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation HiddenQuestions_unhide($id: ID!, $password: String!) {\n    unhideConsultation(id: $id, password: $password) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LanguageForm_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n"): (typeof documents)["\n  mutation LanguageForm_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PasswordForm_changePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      id\n      ...Devices_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation PasswordForm_changePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      id\n      ...Devices_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditEntry_line on AuditEntry {\n    id\n    at\n    action\n    text\n    actorKind\n    actorName\n    actorRoles\n    subjectType\n    subjectId\n    requestId\n    address\n    details\n  }\n"): (typeof documents)["\n  fragment AuditEntry_line on AuditEntry {\n    id\n    at\n    action\n    text\n    actorKind\n    actorName\n    actorRoles\n    subjectType\n    subjectId\n    requestId\n    address\n    details\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditLog(\n    $action: String\n    $from: String\n    $to: String\n    $actorEmail: String\n    $subjectType: String\n    $subjectId: ID\n    $search: String\n    $after: String\n  ) {\n    auditEntries(\n      first: 50\n      action: $action\n      from: $from\n      to: $to\n      actorEmail: $actorEmail\n      subjectType: $subjectType\n      subjectId: $subjectId\n      search: $search\n      after: $after\n    ) {\n      nodes {\n        ...AuditEntry_line @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AuditLog(\n    $action: String\n    $from: String\n    $to: String\n    $actorEmail: String\n    $subjectType: String\n    $subjectId: ID\n    $search: String\n    $after: String\n  ) {\n    auditEntries(\n      first: 50\n      action: $action\n      from: $from\n      to: $to\n      actorEmail: $actorEmail\n      subjectType: $subjectType\n      subjectId: $subjectId\n      search: $search\n      after: $after\n    ) {\n      nodes {\n        ...AuditEntry_line @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditWords {\n    auditWords {\n      action\n      text\n    }\n  }\n"): (typeof documents)["\n  query AuditWords {\n    auditWords {\n      action\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AuditEntryAdded {\n    auditEntryAdded {\n      newestId\n    }\n  }\n"): (typeof documents)["\n  subscription AuditEntryAdded {\n    auditEntryAdded {\n      newestId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivateDialog_activate($id: ID!) {\n    activateComplianceRule(id: $id) {\n      stoppedCount\n      rule {\n        ...Rule_rule @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ActivateDialog_activate($id: ID!) {\n    activateComplianceRule(id: $id) {\n      stoppedCount\n      rule {\n        ...Rule_rule @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComplianceTiles_tiles on ComplianceTiles {\n    asOf\n    averageReviewHours\n    complianceRate\n    reviewedCount\n    reviewsRequired\n    activeRules\n    rules\n  }\n"): (typeof documents)["\n  fragment ComplianceTiles_tiles on ComplianceTiles {\n    asOf\n    averageReviewHours\n    complianceRate\n    reviewedCount\n    reviewsRequired\n    activeRules\n    rules\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComplianceTiles {\n    complianceTiles {\n      ...ComplianceTiles_tiles\n    }\n  }\n"): (typeof documents)["\n  query ComplianceTiles {\n    complianceTiles {\n      ...ComplianceTiles_tiles\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DecisionExplainer_choices {\n    adDecisionChoices {\n      cities {\n        value\n        label\n      }\n      languages {\n        value\n        label\n      }\n      topics {\n        value\n        label\n      }\n      signals {\n        value\n        label\n      }\n    }\n  }\n"): (typeof documents)["\n  query DecisionExplainer_choices {\n    adDecisionChoices {\n      cities {\n        value\n        label\n      }\n      languages {\n        value\n        label\n      }\n      topics {\n        value\n        label\n      }\n      signals {\n        value\n        label\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DecisionExplainer($input: ExplainDecisionInput!, $after: String) {\n    explainDecision(input: $input, first: 25, after: $after) {\n      at\n      winnerId\n      candidates {\n        totalCount\n        nodes {\n          campaignId\n          campaignName\n          company\n          reason\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DecisionExplainer($input: ExplainDecisionInput!, $after: String) {\n    explainDecision(input: $input, first: 25, after: $after) {\n      at\n      winnerId\n      candidates {\n        totalCount\n        nodes {\n          campaignId\n          campaignName\n          company\n          reason\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Report_report on ComplianceReport {\n    id\n    month\n    status\n    progress\n    textUrl\n    csvUrl\n    pdfUrl\n  }\n"): (typeof documents)["\n  fragment Report_report on ComplianceReport {\n    id\n    month\n    status\n    progress\n    textUrl\n    csvUrl\n    pdfUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportDialog_start($month: String!) {\n    startComplianceReport(month: $month) {\n      ...Report_report @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ReportDialog_start($month: String!) {\n    startComplianceReport(month: $month) {\n      ...Report_report @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComplianceReport($id: ID!) {\n    complianceReport(id: $id) {\n      ...Report_report @unmask\n    }\n  }\n"): (typeof documents)["\n  query ComplianceReport($id: ID!) {\n    complianceReport(id: $id) {\n      ...Report_report @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ComplianceReportChanged($id: ID!) {\n    complianceReportChanged(id: $id) {\n      ...Report_report @unmask\n    }\n  }\n"): (typeof documents)["\n  subscription ComplianceReportChanged($id: ID!) {\n    complianceReportChanged(id: $id) {\n      ...Report_report @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdReviewPane($id: ID!) {\n    adReview(id: $id) {\n      ...AdReview_review @unmask\n    }\n  }\n"): (typeof documents)["\n  query AdReviewPane($id: ID!) {\n    adReview(id: $id) {\n      ...AdReview_review @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RuleDialog_add($input: ComplianceRuleInput!) {\n    createComplianceRule(input: $input) {\n      ...Rule_rule @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation RuleDialog_add($input: ComplianceRuleInput!) {\n    createComplianceRule(input: $input) {\n      ...Rule_rule @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RuleDialog_edit($id: ID!, $version: Int!, $input: ComplianceRuleInput!) {\n    updateComplianceRule(id: $id, version: $version, input: $input) {\n      ...Rule_rule @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation RuleDialog_edit($id: ID!, $version: Int!, $input: ComplianceRuleInput!) {\n    updateComplianceRule(id: $id, version: $version, input: $input) {\n      ...Rule_rule @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComplianceRules(\n    $active: Boolean\n    $category: ComplianceCategory\n    $severity: ComplianceSeverity\n    $search: String\n    $after: String\n  ) {\n    complianceRules(\n      first: 50\n      active: $active\n      category: $category\n      severity: $severity\n      search: $search\n      after: $after\n    ) {\n      nodes {\n        ...Rule_rule @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ComplianceRules(\n    $active: Boolean\n    $category: ComplianceCategory\n    $severity: ComplianceSeverity\n    $search: String\n    $after: String\n  ) {\n    complianceRules(\n      first: 50\n      active: $active\n      category: $category\n      severity: $severity\n      search: $search\n      after: $after\n    ) {\n      nodes {\n        ...Rule_rule @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RuleList_deactivate($id: ID!) {\n    deactivateComplianceRule(id: $id) {\n      ...Rule_rule @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation RuleList_deactivate($id: ID!) {\n    deactivateComplianceRule(id: $id) {\n      ...Rule_rule @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RuleHistory($id: ID!, $after: String) {\n    complianceRule(id: $id) {\n      id\n      history(first: 20, after: $after) {\n        nodes {\n          id\n          at\n          what\n          by\n          changes\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RuleHistory($id: ID!, $after: String) {\n    complianceRule(id: $id) {\n      id\n      history(first: 20, after: $after) {\n        nodes {\n          id\n          at\n          what\n          by\n          changes\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RuleViolation_violation on Violation {\n    ruleId\n    ruleName\n    category\n    severity\n    description\n    matches {\n      field\n      start\n      end\n      found\n    }\n    missing\n  }\n"): (typeof documents)["\n  fragment RuleViolation_violation on Violation {\n    ruleId\n    ruleName\n    category\n    severity\n    description\n    matches {\n      field\n      start\n      end\n      found\n    }\n    missing\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdReview_review on AdReview {\n    id\n    version\n    creativeId\n    status\n    cause\n    submittedAt\n    reviewedAt\n    reviewer\n    reason\n    sentBackCount\n    advert {\n      id\n      number\n      title\n      description\n      pricePence\n      targetUrl\n      imageUrl\n      isAnimated\n      imageAlt\n      disclaimer\n    }\n    advertiser {\n      id\n      name\n    }\n    violations {\n      ...RuleViolation_violation @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment AdReview_review on AdReview {\n    id\n    version\n    creativeId\n    status\n    cause\n    submittedAt\n    reviewedAt\n    reviewer\n    reason\n    sentBackCount\n    advert {\n      id\n      number\n      title\n      description\n      pricePence\n      targetUrl\n      imageUrl\n      isAnimated\n      imageAlt\n      disclaimer\n    }\n    advertiser {\n      id\n      name\n    }\n    violations {\n      ...RuleViolation_violation @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Rule_rule on ComplianceRule {\n    id\n    name\n    description\n    category\n    severity\n    isActive\n    lastUpdated\n    keywords\n    conditions {\n      type\n      value\n    }\n    sources {\n      title\n      url\n    }\n    version\n  }\n"): (typeof documents)["\n  fragment Rule_rule on ComplianceRule {\n    id\n    name\n    description\n    category\n    severity\n    isActive\n    lastUpdated\n    keywords\n    conditions {\n      type\n      value\n    }\n    sources {\n      title\n      url\n    }\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Decision_decide($id: ID!, $version: Int!, $status: CreativeStatus!, $reason: String) {\n    decideAd(id: $id, version: $version, status: $status, reason: $reason) {\n      ...AdReview_review @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Decision_decide($id: ID!, $version: Int!, $status: CreativeStatus!, $reason: String) {\n    decideAd(id: $id, version: $version, status: $status, reason: $reason) {\n      ...AdReview_review @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompliancePage(\n    $status: CreativeStatus!\n    $severity: ComplianceSeverity\n    $category: ComplianceCategory\n    $search: String\n    $after: String\n  ) {\n    adReviews(\n      first: 20\n      status: $status\n      severity: $severity\n      category: $category\n      search: $search\n      after: $after\n    ) {\n      nodes {\n        ...AdReview_review @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query CompliancePage(\n    $status: CreativeStatus!\n    $severity: ComplianceSeverity\n    $category: ComplianceCategory\n    $search: String\n    $after: String\n  ) {\n    adReviews(\n      first: 20\n      status: $status\n      severity: $severity\n      category: $category\n      search: $search\n      after: $after\n    ) {\n      nodes {\n        ...AdReview_review @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ComplianceChanged {\n    complianceChanged {\n      review {\n        ...AdReview_review @unmask\n      }\n      tiles {\n        ...ComplianceTiles_tiles\n        reviewsRequired\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ComplianceChanged {\n    complianceChanged {\n      review {\n        ...AdReview_review @unmask\n      }\n      tiles {\n        ...ComplianceTiles_tiles\n        reviewsRequired\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RuleBench_try($input: ComplianceRuleInput!, $text: String) {\n    tryComplianceRule(input: $input, text: $text) {\n      textViolation {\n        ...RuleViolation_violation @unmask\n      }\n      checked\n      hitCount\n      hits {\n        versionId\n        title\n        advertiser\n        isServing\n        violation {\n          ...RuleViolation_violation @unmask\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RuleBench_try($input: ComplianceRuleInput!, $text: String) {\n    tryComplianceRule(input: $input, text: $text) {\n      textViolation {\n        ...RuleViolation_violation @unmask\n      }\n      checked\n      hitCount\n      hits {\n        versionId\n        title\n        advertiser\n        isServing\n        violation {\n          ...RuleViolation_violation @unmask\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActForms_giveBack($id: ID!, $note: String!) {\n    giveBackPharmacistQuestion(id: $id, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ActForms_giveBack($id: ID!, $note: String!) {\n    giveBackPharmacistQuestion(id: $id, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActForms_reassign($id: ID!, $pharmacistId: ID!, $note: String!) {\n    reassignPharmacistQuestion(id: $id, pharmacistId: $pharmacistId, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ActForms_reassign($id: ID!, $pharmacistId: ID!, $note: String!) {\n    reassignPharmacistQuestion(id: $id, pharmacistId: $pharmacistId, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActForms_close($id: ID!, $reason: CloseReason!) {\n    closePharmacistQuestion(id: $id, reason: $reason) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ActForms_close($id: ID!, $reason: CloseReason!) {\n    closePharmacistQuestion(id: $id, reason: $reason) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActForms_closeReport($id: ID!, $outcome: ReportOutcome!, $note: String!) {\n    closeAdviceReport(id: $id, outcome: $outcome, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ActForms_closeReport($id: ID!, $outcome: ReportOutcome!, $note: String!) {\n    closeAdviceReport(id: $id, outcome: $outcome, note: $note) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerCheck_check($id: ID!, $text: String!) {\n    checkPharmacistAnswer(id: $id, text: $text) {\n      isCompared\n      medicines {\n        name\n        mustConfirm\n        warnings {\n          kind\n          severity\n          title\n          reason\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerCheck_check($id: ID!, $text: String!) {\n    checkPharmacistAnswer(id: $id, text: $text) {\n      isCompared\n      medicines {\n        name\n        mustConfirm\n        warnings {\n          kind\n          severity\n          title\n          reason\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerForm_answer($id: ID!, $answer: String!, $language: Language!) {\n    answerPharmacistQuestion(id: $id, answer: $answer, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerForm_answer($id: ID!, $answer: String!, $language: Language!) {\n    answerPharmacistQuestion(id: $id, answer: $answer, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerForm_askBack($id: ID!, $text: String!, $language: Language!) {\n    askBackPharmacistQuestion(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerForm_askBack($id: ID!, $text: String!, $language: Language!) {\n    askBackPharmacistQuestion(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerForm_write($id: ID!, $text: String!, $language: Language!) {\n    writePharmacistMessage(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerForm_write($id: ID!, $text: String!, $language: Language!) {\n    writePharmacistMessage(id: $id, text: $text, language: $language) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnglishTranslation_message($messageId: ID!) {\n    translateMessage(messageId: $messageId, to: en) {\n      text\n    }\n  }\n"): (typeof documents)["\n  mutation EnglishTranslation_message($messageId: ID!) {\n    translateMessage(messageId: $messageId, to: en) {\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnglishTranslation_question($id: ID!) {\n    translatePharmacistQuestion(id: $id, to: en) {\n      text\n    }\n  }\n"): (typeof documents)["\n  mutation EnglishTranslation_question($id: ID!) {\n    translatePharmacistQuestion(id: $id, to: en) {\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MisreadingForm_report($id: ID!, $input: MisreadingInput!) {\n    reportMisreading(id: $id, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation MisreadingForm_report($id: ID!, $input: MisreadingInput!) {\n    reportMisreading(id: $id, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Misreadings($after: String) {\n    misreadings(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        kind\n        name\n        label\n        note\n        assistantVersion\n        reportedBy\n        reportedAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Misreadings($after: String) {\n    misreadings(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        kind\n        name\n        label\n        note\n        assistantVersion\n        reportedBy\n        reportedAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PharmacistQueuePage($filter: QueueFilter!, $after: String, $levels: [CareLevel!], $words: String) {\n    pharmacistQuestions(first: 20, filter: $filter, after: $after, levels: $levels, words: $words) {\n      nodes {\n        ...QueueEntry_question @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query PharmacistQueuePage($filter: QueueFilter!, $after: String, $levels: [CareLevel!], $words: String) {\n    pharmacistQuestions(first: 20, filter: $filter, after: $after, levels: $levels, words: $words) {\n      nodes {\n        ...QueueEntry_question @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PharmacistQueueFigures {\n    pharmacistQueueFigures {\n      open\n      overdue\n      reports\n      answeredCount\n      medianSeconds\n      p90Seconds\n      asOf\n    }\n    feedbackSummary {\n      assistantVersion\n      helpful\n      notHelpful\n      reported\n    }\n  }\n"): (typeof documents)["\n  query PharmacistQueueFigures {\n    pharmacistQueueFigures {\n      open\n      overdue\n      reports\n      answeredCount\n      medianSeconds\n      p90Seconds\n      asOf\n    }\n    feedbackSummary {\n      assistantVersion\n      helpful\n      notHelpful\n      reported\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PharmacistQueueTools {\n    pharmacists {\n      id\n      name\n    }\n    answerTemplates {\n      ...AnswerTemplate_template @unmask\n    }\n    publicConfiguration {\n      translator {\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query PharmacistQueueTools {\n    pharmacists {\n      id\n      name\n    }\n    answerTemplates {\n      ...AnswerTemplate_template @unmask\n    }\n    publicConfiguration {\n      translator {\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PharmacistQueueChanged {\n    pharmacistQueueChanged {\n      snapshot\n      waitingCount\n      questions {\n        ...QueueEntry_question @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription PharmacistQueueChanged {\n    pharmacistQueueChanged {\n      snapshot\n      waitingCount\n      questions {\n        ...QueueEntry_question @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimButton_claim($id: ID!) {\n    claimPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimButton_claim($id: ID!) {\n    claimPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BookQuestions_ask($id: ID!, $question: ID!) {\n    askFromBook(id: $id, question: $question) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation BookQuestions_ask($id: ID!, $question: ID!) {\n    askFromBook(id: $id, question: $question) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuestionDetail_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    language\n    level\n    answeredLevel\n    because\n    status\n    sentAt\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n    assistantVersion\n    subject {\n      name\n      age\n      sex\n      conditions\n      medicines\n      allergies\n    }\n    told {\n      age\n      conditions\n      medicines\n      allergies\n      warnings {\n        name\n        warnings {\n          kind\n          severity\n          title\n          reason\n        }\n      }\n    }\n    advice(namedIn: en) {\n      signals {\n        concept\n        label\n        words\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      understood {\n        fact\n        label\n        words\n        standing\n        days\n      }\n      openQuestions {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n      decidedBy {\n        pathway\n        complaint\n        care {\n          id\n          name\n        }\n        because\n        facts {\n          fact\n          label\n        }\n        isDecisive\n        source {\n          title\n          url\n        }\n      }\n      isRaised\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      recommendations {\n        title\n        description\n        cautions\n      }\n      ruledOut {\n        title\n        reason\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n    }\n    messages(first: 100) {\n      totalCount\n      nodes {\n        id\n        author\n        authorName\n        text\n        language\n        sentAt\n      }\n    }\n    notes {\n      id\n      authorName\n      text\n      writtenAt\n    }\n  }\n"): (typeof documents)["\n  fragment QuestionDetail_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    language\n    level\n    answeredLevel\n    because\n    status\n    sentAt\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n    assistantVersion\n    subject {\n      name\n      age\n      sex\n      conditions\n      medicines\n      allergies\n    }\n    told {\n      age\n      conditions\n      medicines\n      allergies\n      warnings {\n        name\n        warnings {\n          kind\n          severity\n          title\n          reason\n        }\n      }\n    }\n    advice(namedIn: en) {\n      signals {\n        concept\n        label\n        words\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      understood {\n        fact\n        label\n        words\n        standing\n        days\n      }\n      openQuestions {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n      decidedBy {\n        pathway\n        complaint\n        care {\n          id\n          name\n        }\n        because\n        facts {\n          fact\n          label\n        }\n        isDecisive\n        source {\n          title\n          url\n        }\n      }\n      isRaised\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      recommendations {\n        title\n        description\n        cautions\n      }\n      ruledOut {\n        title\n        reason\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n    }\n    messages(first: 100) {\n      totalCount\n      nodes {\n        id\n        author\n        authorName\n        text\n        language\n        sentAt\n      }\n    }\n    notes {\n      id\n      authorName\n      text\n      writtenAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionDetail_open($id: ID!) {\n    openPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation QuestionDetail_open($id: ID!) {\n    openPharmacistQuestion(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QueueItem_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    level\n    answeredLevel\n    because\n    status\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n  }\n"): (typeof documents)["\n  fragment QueueItem_question on PharmacistQuestion {\n    id\n    kind\n    question\n    complaint\n    questionLanguage\n    level\n    answeredLevel\n    because\n    status\n    waitingSince\n    dueAt\n    answeredAt\n    closedAt\n    closeReason\n    outcome\n    claimedByMe\n    pharmacistName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBack_answer($id: ID!) {\n    takeBackPharmacistAnswer(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation TakeBack_answer($id: ID!) {\n    takeBackPharmacistAnswer(id: $id) {\n      ...Changed_question @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TemplatesDialog_delete($id: ID!, $version: Int!) {\n    deleteAnswerTemplate(id: $id, version: $version)\n  }\n"): (typeof documents)["\n  mutation TemplatesDialog_delete($id: ID!, $version: Int!) {\n    deleteAnswerTemplate(id: $id, version: $version)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TemplateForm_create($input: AnswerTemplateInput!) {\n    createAnswerTemplate(input: $input) {\n      ...AnswerTemplate_template @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation TemplateForm_create($input: AnswerTemplateInput!) {\n    createAnswerTemplate(input: $input) {\n      ...AnswerTemplate_template @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TemplateForm_update($id: ID!, $version: Int!, $input: AnswerTemplateInput!) {\n    updateAnswerTemplate(id: $id, version: $version, input: $input) {\n      ...AnswerTemplate_template @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation TemplateForm_update($id: ID!, $version: Int!, $input: AnswerTemplateInput!) {\n    updateAnswerTemplate(id: $id, version: $version, input: $input) {\n      ...AnswerTemplate_template @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnswerTemplate_template on AnswerTemplate {\n    id\n    title\n    texts {\n      language\n      text\n    }\n    source {\n      title\n      url\n    }\n    isFromStaff\n    writtenBy\n    writtenAt\n    version\n  }\n"): (typeof documents)["\n  fragment AnswerTemplate_template on AnswerTemplate {\n    id\n    title\n    texts {\n      language\n      text\n    }\n    source {\n      title\n      url\n    }\n    isFromStaff\n    writtenBy\n    writtenAt\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QueueEntry_question on PharmacistQuestion {\n    id\n    kind\n    level\n    status\n    waitingSince\n    answeredAt\n    closedAt\n    claimedByMe\n    updatedAt\n    ...QueueItem_question\n  }\n"): (typeof documents)["\n  fragment QueueEntry_question on PharmacistQuestion {\n    id\n    kind\n    level\n    status\n    waitingSince\n    answeredAt\n    closedAt\n    claimedByMe\n    updatedAt\n    ...QueueItem_question\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Changed_question on PharmacistQuestion {\n    ...QueueEntry_question @unmask\n    ...QuestionDetail_question\n  }\n"): (typeof documents)["\n  fragment Changed_question on PharmacistQuestion {\n    ...QueueEntry_question @unmask\n    ...QuestionDetail_question\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RequestForm {\n    applicationRules {\n      presets\n    }\n  }\n"): (typeof documents)["\n  query RequestForm {\n    applicationRules {\n      presets\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdministrationTiles {\n    administrationTiles {\n      asOf\n      activeUsers\n      uptime {\n        percent\n        since\n      }\n      securityIncidents\n      openAnomalies\n    }\n  }\n"): (typeof documents)["\n  query AdministrationTiles {\n    administrationTiles {\n      asOf\n      activeUsers\n      uptime {\n        percent\n        since\n      }\n      securityIncidents\n      openAnomalies\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdministrationTiles_incidents {\n    securityIncidentsChanged {\n      total\n    }\n  }\n"): (typeof documents)["\n  subscription AdministrationTiles_incidents {\n    securityIncidentsChanged {\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationItem_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    decidedAt\n    company {\n      name\n    }\n    documents {\n      id\n      status\n      requestedAt\n    }\n  }\n"): (typeof documents)["\n  fragment ApplicationItem_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    decidedAt\n    company {\n      name\n    }\n    documents {\n      id\n      status\n      requestedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Attention_items on Attention {\n    asOf\n    items {\n      kind\n      count\n      since\n    }\n  }\n"): (typeof documents)["\n  fragment Attention_items on Attention {\n    asOf\n    items {\n      kind\n      count\n      since\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Attention {\n    attention {\n      ...Attention_items @unmask\n    }\n  }\n"): (typeof documents)["\n  query Attention {\n    attention {\n      ...Attention_items @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AttentionChanged {\n    attentionChanged {\n      ...Attention_items @unmask\n    }\n  }\n"): (typeof documents)["\n  subscription AttentionChanged {\n    attentionChanged {\n      ...Attention_items @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaperText($id: ID!) {\n    applicationForReview(id: $id) {\n      id\n      documents {\n        id\n        content\n      }\n    }\n  }\n"): (typeof documents)["\n  query PaperText($id: ID!) {\n    applicationForReview(id: $id) {\n      id\n      documents {\n        id\n        content\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangedApplication_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    decidedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    version\n    documents {\n      id\n      status\n    }\n    ...ApplicationItem_application\n    ...ReviewPane_application\n  }\n"): (typeof documents)["\n  fragment ChangedApplication_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    decidedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    version\n    documents {\n      id\n      status\n    }\n    ...ApplicationItem_application\n    ...ReviewPane_application\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DashboardList_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    decidedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    ...ApplicationItem_application\n  }\n"): (typeof documents)["\n  fragment DashboardList_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    decidedAt\n    company {\n      name\n      registrationNumber\n      email\n    }\n    ...ApplicationItem_application\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminDashboardPage($status: ApplicationStatus, $search: String, $decidedOn: String, $after: String) {\n    applications(first: 20, status: $status, search: $search, decidedOn: $decidedOn, after: $after) {\n      nodes {\n        ...DashboardList_application @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AdminDashboardPage($status: ApplicationStatus, $search: String, $decidedOn: String, $after: String) {\n    applications(first: 20, status: $status, search: $search, decidedOn: $decidedOn, after: $after) {\n      nodes {\n        ...DashboardList_application @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ApplicationsChanged {\n    applicationsChanged {\n      snapshot\n      pendingCount\n      decidedTodayCount\n      application {\n        ...DashboardList_application @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ApplicationsChanged {\n    applicationsChanged {\n      snapshot\n      pendingCount\n      decidedTodayCount\n      application {\n        ...DashboardList_application @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewPane_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    reviewClockKnown\n    decidedAt\n    decidedBy\n    reason\n    version\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      name\n      dateKind\n      date\n      requestedAt\n      status\n      fileName\n      bytes\n      pages\n      uploadedAt\n      rejectionReason\n      markedBy\n      markedAt\n      contentState\n      url\n    }\n    history {\n      id\n      at\n      what\n      by\n      reason\n      documents\n    }\n    reviewers {\n      id\n      name\n      since\n    }\n  }\n"): (typeof documents)["\n  fragment ReviewPane_application on ReviewedApplication {\n    id\n    status\n    submittedAt\n    reviewDueAt\n    reviewClockKnown\n    decidedAt\n    decidedBy\n    reason\n    version\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      name\n      dateKind\n      date\n      requestedAt\n      status\n      fileName\n      bytes\n      pages\n      uploadedAt\n      rejectionReason\n      markedBy\n      markedAt\n      contentState\n      url\n    }\n    history {\n      id\n      at\n      what\n      by\n      reason\n      documents\n    }\n    reviewers {\n      id\n      name\n      since\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewPane($id: ID!) {\n    applicationForReview(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n"): (typeof documents)["\n  query ReviewPane($id: ID!) {\n    applicationForReview(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ApplicationReviewChanged($id: ID!) {\n    applicationReviewChanged(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n"): (typeof documents)["\n  subscription ApplicationReviewChanged($id: ID!) {\n    applicationReviewChanged(id: $id) {\n      ...ReviewPane_application @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkBar_mark($id: ID!, $documentId: ID!, $verdict: DocumentVerdict!, $version: Int!, $reason: String) {\n    markDocument(id: $id, documentId: $documentId, verdict: $verdict, version: $version, reason: $reason) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation MarkBar_mark($id: ID!, $documentId: ID!, $verdict: DocumentVerdict!, $version: Int!, $reason: String) {\n    markDocument(id: $id, documentId: $documentId, verdict: $verdict, version: $version, reason: $reason) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoMark_unmark($id: ID!, $documentId: ID!, $version: Int!) {\n    unmarkDocument(id: $id, documentId: $documentId, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation UndoMark_unmark($id: ID!, $documentId: ID!, $version: Int!) {\n    unmarkDocument(id: $id, documentId: $documentId, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecisionForms_approve($id: ID!, $version: Int!) {\n    approveApplication(id: $id, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation DecisionForms_approve($id: ID!, $version: Int!) {\n    approveApplication(id: $id, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecisionForms_reject($id: ID!, $reason: String!, $version: Int!) {\n    rejectApplication(id: $id, reason: $reason, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation DecisionForms_reject($id: ID!, $reason: String!, $version: Int!) {\n    rejectApplication(id: $id, reason: $reason, version: $version) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecisionForms_request($id: ID!, $names: [String!]!, $version: Int!, $note: String!) {\n    requestApplicationDocuments(id: $id, names: $names, version: $version, note: $note) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation DecisionForms_request($id: ID!, $names: [String!]!, $version: Int!, $note: String!) {\n    requestApplicationDocuments(id: $id, names: $names, version: $version, note: $note) {\n      ...ChangedApplication_application @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminLoginPage {\n    publicConfiguration {\n      demoAccounts(area: ADMIN_LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminLoginPage {\n    publicConfiguration {\n      demoAccounts(area: ADMIN_LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminLoginForm_adminLogin($email: String!, $password: String!) {\n    adminLogin(email: $email, password: $password) {\n      ...Session_viewer @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AdminLoginForm_adminLogin($email: String!, $password: String!) {\n    adminLogin(email: $email, password: $password) {\n      ...Session_viewer @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailedMailsPage($after: String) {\n    failedMails(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...FailedMailRow_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query FailedMailsPage($after: String) {\n    failedMails(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...FailedMailRow_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FailedMailRow_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n    attempts\n    lastError\n  }\n"): (typeof documents)["\n  fragment FailedMailRow_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n    attempts\n    lastError\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FailedMailRow_retry($id: ID!) {\n    retryMail(id: $id) {\n      id\n      ...FailedMailRow_mail\n    }\n  }\n"): (typeof documents)["\n  mutation FailedMailRow_retry($id: ID!) {\n    retryMail(id: $id) {\n      id\n      ...FailedMailRow_mail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MaintenanceReport_start($fromMonth: String!, $toMonth: String!) {\n    startMaintenanceReport(fromMonth: $fromMonth, toMonth: $toMonth) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation MaintenanceReport_start($fromMonth: String!, $toMonth: String!) {\n    startMaintenanceReport(fromMonth: $fromMonth, toMonth: $toMonth) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MaintenanceReport_report on MaintenanceReport {\n    id\n    fromMonth\n    toMonth\n    status\n    done\n    total\n    textUrl\n    pdfUrl\n  }\n"): (typeof documents)["\n  fragment MaintenanceReport_report on MaintenanceReport {\n    id\n    fromMonth\n    toMonth\n    status\n    done\n    total\n    textUrl\n    pdfUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MaintenanceReport($id: ID!) {\n    maintenanceReport(id: $id) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n"): (typeof documents)["\n  query MaintenanceReport($id: ID!) {\n    maintenanceReport(id: $id) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MaintenanceReportChanged($id: ID!) {\n    maintenanceReportChanged(id: $id) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n"): (typeof documents)["\n  subscription MaintenanceReportChanged($id: ID!) {\n    maintenanceReportChanged(id: $id) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MaintenanceReport_cancel($id: ID!) {\n    cancelMaintenanceReport(id: $id) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation MaintenanceReport_cancel($id: ID!) {\n    cancelMaintenanceReport(id: $id) {\n      ...MaintenanceReport_report @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScheduleDialog_schedule($input: MaintenanceInput!) {\n    scheduleMaintenance(input: $input) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ScheduleDialog_schedule($input: MaintenanceInput!) {\n    scheduleMaintenance(input: $input) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScheduleDialog_edit($id: ID!, $revision: Int!, $input: MaintenanceInput!, $reach: MaintenanceReach!) {\n    updateMaintenance(id: $id, revision: $revision, input: $input, reach: $reach) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ScheduleDialog_edit($id: ID!, $revision: Int!, $input: MaintenanceInput!, $reach: MaintenanceReach!) {\n    updateMaintenance(id: $id, revision: $revision, input: $input, reach: $reach) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WindowDialog_cancel($id: ID!, $reason: String!, $reach: MaintenanceReach!) {\n    cancelMaintenance(id: $id, reason: $reason, reach: $reach) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation WindowDialog_cancel($id: ID!, $reason: String!, $reach: MaintenanceReach!) {\n    cancelMaintenance(id: $id, reason: $reason, reach: $reach) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WindowDialog_extend($id: ID!, $minutes: Int!) {\n    extendMaintenance(id: $id, minutes: $minutes) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation WindowDialog_extend($id: ID!, $minutes: Int!) {\n    extendMaintenance(id: $id, minutes: $minutes) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MaintenanceWindow_window on MaintenanceWindow {\n    id\n    type\n    status\n    scheduledFor\n    endsAt\n    startedAt\n    completedAt\n    description\n    releaseVersion\n    releaseNotes\n    isAnnounced\n    progress\n    summary\n    bytes\n    createdBy\n    revision\n    repeats\n  }\n"): (typeof documents)["\n  fragment MaintenanceWindow_window on MaintenanceWindow {\n    id\n    type\n    status\n    scheduledFor\n    endsAt\n    startedAt\n    completedAt\n    description\n    releaseVersion\n    releaseNotes\n    isAnnounced\n    progress\n    summary\n    bytes\n    createdBy\n    revision\n    repeats\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MaintenanceChanged {\n    maintenanceChanged {\n      at\n      lastBackup {\n        windowId\n        at\n        bytes\n      }\n      security {\n        windowId\n        at\n        needsAttention\n      }\n      nextRelease {\n        windowId\n        version\n        scheduledFor\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription MaintenanceChanged {\n    maintenanceChanged {\n      at\n      lastBackup {\n        windowId\n        at\n        bytes\n      }\n      security {\n        windowId\n        at\n        needsAttention\n      }\n      nextRelease {\n        windowId\n        version\n        scheduledFor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MaintenanceWindows($isPast: Boolean!, $after: String) {\n    maintenanceWindows(first: 20, isPast: $isPast, after: $after) {\n      nodes {\n        ...MaintenanceWindow_window @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MaintenanceWindows($isPast: Boolean!, $after: String) {\n    maintenanceWindows(first: 20, isPast: $isPast, after: $after) {\n      nodes {\n        ...MaintenanceWindow_window @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MaintenanceWindow($id: ID!) {\n    maintenanceWindow(id: $id) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n"): (typeof documents)["\n  query MaintenanceWindow($id: ID!) {\n    maintenanceWindow(id: $id) {\n      ...MaintenanceWindow_window @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MaintenanceLogs($windowId: ID, $status: MaintenanceLogStatus, $type: MaintenanceType, $after: String) {\n    maintenanceLogs(first: 20, windowId: $windowId, status: $status, type: $type, after: $after) {\n      nodes {\n        id\n        windowId\n        type\n        status\n        message\n        timestamp\n        details\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MaintenanceLogs($windowId: ID, $status: MaintenanceLogStatus, $type: MaintenanceType, $after: String) {\n    maintenanceLogs(first: 20, windowId: $windowId, status: $status, type: $type, after: $after) {\n      nodes {\n        id\n        windowId\n        type\n        status\n        message\n        timestamp\n        details\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModelComparison($modelId: ID!, $changedOnly: Boolean!, $after: String) {\n    modelComparison(modelId: $modelId, changedOnly: $changedOnly, first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        language\n        style\n        text\n        label\n        given\n        publishedGiven\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ModelComparison($modelId: ID!, $changedOnly: Boolean!, $after: String) {\n    modelComparison(modelId: $modelId, changedOnly: $changedOnly, first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        language\n        style\n        text\n        label\n        given\n        publishedGiven\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrainedModels($after: String) {\n    trainedModels(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        version\n        createdAt\n        isPublished\n        isBuiltIn\n        canPublish\n        problem\n        gate {\n          name\n          value\n          threshold\n          isMet\n          sentence\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query TrainedModels($after: String) {\n    trainedModels(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        version\n        createdAt\n        isPublished\n        isBuiltIn\n        canPublish\n        problem\n        gate {\n          name\n          value\n          threshold\n          isMet\n          sentence\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishDialog_publish($id: ID!) {\n    publishModel(id: $id) {\n      id\n      version\n      isPublished\n    }\n  }\n"): (typeof documents)["\n  mutation PublishDialog_publish($id: ID!) {\n    publishModel(id: $id) {\n      id\n      version\n      isPublished\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModelMetrics {\n    modelOverview {\n      ...ModelMetrics_overview @unmask\n    }\n  }\n"): (typeof documents)["\n  query ModelMetrics {\n    modelOverview {\n      ...ModelMetrics_overview @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ModelMetrics_overview on ModelOverview {\n    version\n    previousVersion\n    publishedAt\n    cases\n    problem\n    metrics {\n      name\n      current\n      previous\n      change\n      threshold\n      isMet\n    }\n  }\n"): (typeof documents)["\n  fragment ModelMetrics_overview on ModelOverview {\n    version\n    previousVersion\n    publishedAt\n    cases\n    problem\n    metrics {\n      name\n      current\n      previous\n      change\n      threshold\n      isMet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModelPublications($after: String) {\n    modelOverview {\n      version\n      previousVersion\n    }\n    modelPublications(first: 20, after: $after) {\n      nodes {\n        id\n        at\n        by\n        kind\n        version\n        previousVersion\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ModelPublications($after: String) {\n    modelOverview {\n      version\n      previousVersion\n    }\n    modelPublications(first: 20, after: $after) {\n      nodes {\n        id\n        at\n        by\n        kind\n        version\n        previousVersion\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RollBack($from: String!) {\n    rollBackModel(from: $from) {\n      version\n      previousVersion\n    }\n  }\n"): (typeof documents)["\n  mutation RollBack($from: String!) {\n    rollBackModel(from: $from) {\n      version\n      previousVersion\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrainingRuns($after: String) {\n    trainingRuns(first: 20, after: $after) {\n      totalCount\n      nodes {\n        ...Training_run @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query TrainingRuns($after: String) {\n    trainingRuns(first: 20, after: $after) {\n      totalCount\n      nodes {\n        ...Training_run @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModelConfusion($id: ID!) {\n    trainedModel(id: $id) {\n      id\n      record {\n        figures {\n          confusion {\n            label\n            emergency\n            urgent\n            routine\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ModelConfusion($id: ID!) {\n    trainedModel(id: $id) {\n      id\n      record {\n        figures {\n          confusion {\n            label\n            emergency\n            urgent\n            routine\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AddedLines_list($filter: AddedTrainingLineFilterInput!, $first: Int!, $after: String, $before: String) {\n    addedTrainingLines(filter: $filter, first: $first, after: $after, before: $before) {\n      nodes {\n        ...TrainingLine_added @unmask\n      }\n      counts {\n        state\n        count\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AddedLines_list($filter: AddedTrainingLineFilterInput!, $first: Int!, $after: String, $before: String) {\n    addedTrainingLines(filter: $filter, first: $first, after: $after, before: $before) {\n      nodes {\n        ...TrainingLine_added @unmask\n      }\n      counts {\n        state\n        count\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddLineDialog_add($input: TrainingLineInput!) {\n    createTrainingLine(input: $input) {\n      ...TrainingLine_added @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AddLineDialog_add($input: TrainingLineInput!) {\n    createTrainingLine(input: $input) {\n      ...TrainingLine_added @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddedLines_label($id: ID!, $label: CareLabel!) {\n    labelTrainingLine(id: $id, label: $label) {\n      ...TrainingLine_added @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AddedLines_label($id: ID!, $label: CareLabel!) {\n    labelTrainingLine(id: $id, label: $label) {\n      ...TrainingLine_added @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveLineDialog_remove($id: ID!, $reason: TrainingLineRemovalReason!) {\n    deleteTrainingLine(id: $id, reason: $reason) {\n      ...TrainingLine_added @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveLineDialog_remove($id: ID!, $reason: TrainingLineRemovalReason!) {\n    deleteTrainingLine(id: $id, reason: $reason) {\n      ...TrainingLine_added @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommittedLines_list($filter: TrainingLineFilterInput!, $first: Int!, $after: String, $before: String) {\n    trainingLines(filter: $filter, first: $first, after: $after, before: $before) {\n      nodes {\n        id\n        text\n        language\n        style\n        concept\n        label\n      }\n      counts {\n        label\n        count\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query CommittedLines_list($filter: TrainingLineFilterInput!, $first: Int!, $after: String, $before: String) {\n    trainingLines(filter: $filter, first: $first, after: $after, before: $before) {\n      nodes {\n        id\n        text\n        language\n        style\n        concept\n        label\n      }\n      counts {\n        label\n        count\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DataRoom_counts on TrainingLineCounts {\n    committed {\n      label\n      count\n    }\n    added {\n      label\n      count\n    }\n    states {\n      state\n      count\n    }\n    waitsForMe\n    styles\n    heldOutStyles\n  }\n"): (typeof documents)["\n  fragment DataRoom_counts on TrainingLineCounts {\n    committed {\n      label\n      count\n    }\n    added {\n      label\n      count\n    }\n    states {\n      state\n      count\n    }\n    waitsForMe\n    styles\n    heldOutStyles\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LineCounts {\n    trainingLineCounts {\n      ...DataRoom_counts @unmask\n    }\n  }\n"): (typeof documents)["\n  query LineCounts {\n    trainingLineCounts {\n      ...DataRoom_counts @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription TrainingLineChanged {\n    trainingLineChanged {\n      line {\n        ...TrainingLine_added @unmask\n      }\n      counts {\n        ...DataRoom_counts @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription TrainingLineChanged {\n    trainingLineChanged {\n      line {\n        ...TrainingLine_added @unmask\n      }\n      counts {\n        ...DataRoom_counts @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TrainingLine_added on AddedTrainingLine {\n    id\n    text\n    language\n    style\n    concept\n    origin\n    state\n    label\n    ownLabel\n    labelCount\n    labels {\n      label\n      by\n    }\n    createdAt\n    createdBy\n    agreedAt\n    removedAt\n    removedReason\n  }\n"): (typeof documents)["\n  fragment TrainingLine_added on AddedTrainingLine {\n    id\n    text\n    language\n    style\n    concept\n    origin\n    state\n    label\n    ownLabel\n    labelCount\n    labels {\n      label\n      by\n    }\n    createdAt\n    createdBy\n    agreedAt\n    removedAt\n    removedReason\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StudyImport_ask($fileName: String!, $bytes: Int!) {\n    askStudyUpload(fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation StudyImport_ask($fileName: String!, $bytes: Int!) {\n    askStudyUpload(fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StudyImport_import($fileId: ID!) {\n    importStudies(fileId: $fileId) {\n      added\n      duplicates\n      refusedCount\n      refused {\n        line\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StudyImport_import($fileId: ID!) {\n    importStudies(fileId: $fileId) {\n      added\n      duplicates\n      refusedCount\n      refused {\n        line\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LinkDialog_link($id: ID!, $modelVersion: String!) {\n    linkStudy(id: $id, modelVersion: $modelVersion) {\n      ...Study_study @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation LinkDialog_link($id: ID!, $modelVersion: String!) {\n    linkStudy(id: $id, modelVersion: $modelVersion) {\n      ...Study_study @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LinkDialog_unlink($id: ID!, $modelVersion: String!) {\n    unlinkStudy(id: $id, modelVersion: $modelVersion) {\n      ...Study_study @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation LinkDialog_unlink($id: ID!, $modelVersion: String!) {\n    unlinkStudy(id: $id, modelVersion: $modelVersion) {\n      ...Study_study @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkDialog_version {\n    assistantVersion {\n      version\n    }\n  }\n"): (typeof documents)["\n  query LinkDialog_version {\n    assistantVersion {\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StudyDialog_add($input: StudyInput!) {\n    createStudy(input: $input) {\n      ...Study_study @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation StudyDialog_add($input: StudyInput!) {\n    createStudy(input: $input) {\n      ...Study_study @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StudyDialog_edit($id: ID!, $version: Int!, $input: StudyInput!) {\n    updateStudy(id: $id, version: $version, input: $input) {\n      ...Study_study @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation StudyDialog_edit($id: ID!, $version: Int!, $input: StudyInput!) {\n    updateStudy(id: $id, version: $version, input: $input) {\n      ...Study_study @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteStudyDialog_delete($id: ID!, $version: Int!) {\n    deleteStudy(id: $id, version: $version)\n  }\n"): (typeof documents)["\n  mutation DeleteStudyDialog_delete($id: ID!, $version: Int!) {\n    deleteStudy(id: $id, version: $version)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TagDialog_tag($id: ID!, $version: Int!, $tags: [String!]!) {\n    tagStudy(id: $id, version: $version, tags: $tags) {\n      ...Study_study @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation TagDialog_tag($id: ID!, $version: Int!, $tags: [String!]!) {\n    tagStudy(id: $id, version: $version, tags: $tags) {\n      ...Study_study @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TagDialog_now($id: ID!) {\n    clinicalStudy(id: $id) {\n      ...Study_study @unmask\n    }\n  }\n"): (typeof documents)["\n  query TagDialog_now($id: ID!) {\n    clinicalStudy(id: $id) {\n      ...Study_study @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TagDialog_suggest($prefix: String!) {\n    studyTags(prefix: $prefix)\n  }\n"): (typeof documents)["\n  query TagDialog_suggest($prefix: String!) {\n    studyTags(prefix: $prefix)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Study_study on ClinicalStudy {\n    id\n    title\n    authors\n    journal\n    publicationDate\n    doi\n    abstract\n    status\n    tags\n    relevanceScore\n    relevanceTerms {\n      label\n      score\n    }\n    rejectedReason\n    decidedBy\n    decidedAt\n    modelVersions\n    version\n  }\n"): (typeof documents)["\n  fragment Study_study on ClinicalStudy {\n    id\n    title\n    authors\n    journal\n    publicationDate\n    doi\n    abstract\n    status\n    tags\n    relevanceScore\n    relevanceTerms {\n      label\n      score\n    }\n    rejectedReason\n    decidedBy\n    decidedAt\n    modelVersions\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StudyList($status: StudyStatus, $tag: String, $search: String, $after: String) {\n    clinicalStudies(first: 20, status: $status, tag: $tag, search: $search, after: $after) {\n      nodes {\n        ...Study_study @unmask\n      }\n      counts {\n        status\n        count\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n    studyTags\n  }\n"): (typeof documents)["\n  query StudyList($status: StudyStatus, $tag: String, $search: String, $after: String) {\n    clinicalStudies(first: 20, status: $status, tag: $tag, search: $search, after: $after) {\n      nodes {\n        ...Study_study @unmask\n      }\n      counts {\n        status\n        count\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n    studyTags\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription StudiesChanged {\n    studiesChanged {\n      study {\n        ...Study_study @unmask\n      }\n      counts {\n        status\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription StudiesChanged {\n    studiesChanged {\n      study {\n        ...Study_study @unmask\n      }\n      counts {\n        status\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StudyList_validate($id: ID!, $version: Int!) {\n    validateStudy(id: $id, version: $version) {\n      ...Study_study @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation StudyList_validate($id: ID!, $version: Int!) {\n    validateStudy(id: $id, version: $version) {\n      ...Study_study @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StudyList_reject($id: ID!, $version: Int!, $reason: String!) {\n    rejectStudy(id: $id, version: $version, reason: $reason) {\n      ...Study_study @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation StudyList_reject($id: ID!, $version: Int!, $reason: String!) {\n    rejectStudy(id: $id, version: $version, reason: $reason) {\n      ...Study_study @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StudyList_reopen($id: ID!, $version: Int!) {\n    reopenStudy(id: $id, version: $version) {\n      ...Study_study @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation StudyList_reopen($id: ID!, $version: Int!) {\n    reopenStudy(id: $id, version: $version) {\n      ...Study_study @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Training_run on TrainingRun {\n    id\n    number\n    status\n    phase\n    progress\n    epoch\n    epochs\n    metrics {\n      epoch\n      loss\n      accuracy\n      precision\n      recall\n      f1\n    }\n    startedAt\n    finishedAt\n    startedBy\n    error\n    isResumable\n    resumedFrom\n    seed\n    dataHash\n    lineCount\n    addedLineCount\n    parameters {\n      rounds\n      step\n      shrinking\n    }\n    model {\n      id\n      version\n    }\n  }\n"): (typeof documents)["\n  fragment Training_run on TrainingRun {\n    id\n    number\n    status\n    phase\n    progress\n    epoch\n    epochs\n    metrics {\n      epoch\n      loss\n      accuracy\n      precision\n      recall\n      f1\n    }\n    startedAt\n    finishedAt\n    startedBy\n    error\n    isResumable\n    resumedFrom\n    seed\n    dataHash\n    lineCount\n    addedLineCount\n    parameters {\n      rounds\n      step\n      shrinking\n    }\n    model {\n      id\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentTraining {\n    currentTraining {\n      ...Training_run @unmask\n    }\n  }\n"): (typeof documents)["\n  query CurrentTraining {\n    currentTraining {\n      ...Training_run @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription TrainingProgressChanged {\n    trainingProgressChanged {\n      ...Training_run @unmask\n    }\n  }\n"): (typeof documents)["\n  subscription TrainingProgressChanged {\n    trainingProgressChanged {\n      ...Training_run @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ModelTrainingVersionChanged {\n    assistantVersionChanged {\n      version\n    }\n  }\n"): (typeof documents)["\n  subscription ModelTrainingVersionChanged {\n    assistantVersionChanged {\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TrainingPanel_start($input: StartTrainingInput!) {\n    startTraining(input: $input) {\n      ...Training_run @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation TrainingPanel_start($input: StartTrainingInput!) {\n    startTraining(input: $input) {\n      ...Training_run @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TrainingPanel_cancel($id: ID!) {\n    cancelTraining(id: $id) {\n      ...Training_run @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation TrainingPanel_cancel($id: ID!) {\n    cancelTraining(id: $id) {\n      ...Training_run @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TrainingPanel_resume($id: ID!) {\n    resumeTraining(id: $id) {\n      ...Training_run @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation TrainingPanel_resume($id: ID!) {\n    resumeTraining(id: $id) {\n      ...Training_run @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AddressTest($address: String!) {\n    testFirewallAddress(address: $address) {\n      normalised\n      isDenied\n      rule {\n        id\n        ipRange\n        description\n      }\n    }\n  }\n"): (typeof documents)["\n  query AddressTest($address: String!) {\n    testFirewallAddress(address: $address) {\n      normalised\n      isDenied\n      rule {\n        id\n        ipRange\n        description\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FirewallDialog_add($input: FirewallRuleInput!) {\n    createFirewallRule(input: $input) {\n      ...FirewallRule_rule @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation FirewallDialog_add($input: FirewallRuleInput!) {\n    createFirewallRule(input: $input) {\n      ...FirewallRule_rule @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FirewallDialog_edit($id: ID!, $version: Int!, $input: FirewallRuleInput!) {\n    updateFirewallRule(id: $id, version: $version, input: $input) {\n      ...FirewallRule_rule @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation FirewallDialog_edit($id: ID!, $version: Int!, $input: FirewallRuleInput!) {\n    updateFirewallRule(id: $id, version: $version, input: $input) {\n      ...FirewallRule_rule @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteRuleDialog_delete($id: ID!) {\n    deleteFirewallRule(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteRuleDialog_delete($id: ID!) {\n    deleteFirewallRule(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FirewallRule_rule on FirewallRule {\n    id\n    ipRange\n    coverage\n    description\n    note\n    isActive\n    status\n    expiresAt\n    hits\n    lastHitAt\n    createdBy\n    createdAt\n    version\n  }\n"): (typeof documents)["\n  fragment FirewallRule_rule on FirewallRule {\n    id\n    ipRange\n    coverage\n    description\n    note\n    isActive\n    status\n    expiresAt\n    hits\n    lastHitAt\n    createdBy\n    createdAt\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Incidents($kind: IncidentKind, $after: String) {\n    securityIncidents(first: 20, kind: $kind, after: $after) {\n      nodes {\n        ...Incident_incident @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query Incidents($kind: IncidentKind, $after: String) {\n    securityIncidents(first: 20, kind: $kind, after: $after) {\n      nodes {\n        ...Incident_incident @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription IncidentsChanged {\n    securityIncidentsChanged {\n      at\n      total\n      kinds {\n        kind\n        text\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription IncidentsChanged {\n    securityIncidentsChanged {\n      at\n      total\n      kinds {\n        kind\n        text\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Incident_incident on SecurityIncident {\n    id\n    kind\n    text\n    address\n    count\n    firstAt\n    lastAt\n    isDenied\n  }\n"): (typeof documents)["\n  fragment Incident_incident on SecurityIncident {\n    id\n    kind\n    text\n    address\n    count\n    firstAt\n    lastAt\n    isDenied\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RightsDialog($userId: ID!) {\n    explainStaffRights(userId: $userId) {\n      permission {\n        name\n        label\n        description\n        area\n      }\n      isAllowed\n      because\n    }\n  }\n"): (typeof documents)["\n  query RightsDialog($userId: ID!) {\n    explainStaffRights(userId: $userId) {\n      permission {\n        name\n        label\n        description\n        area\n      }\n      isAllowed\n      because\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Staff_role on StaffRole {\n    id\n    name\n    description\n    permissions\n    memberCount\n    isLocked\n    version\n  }\n"): (typeof documents)["\n  fragment Staff_role on StaffRole {\n    id\n    name\n    description\n    permissions\n    memberCount\n    isLocked\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Staff_permission on StaffPermission {\n    name\n    label\n    description\n    area\n  }\n"): (typeof documents)["\n  fragment Staff_permission on StaffPermission {\n    name\n    label\n    description\n    area\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Staff_member on StaffMember {\n    id\n    name\n    email\n    roles {\n      id\n      name\n    }\n    status\n    lastSeenAt\n    invitedAt\n    isLastOwner\n  }\n"): (typeof documents)["\n  fragment Staff_member on StaffMember {\n    id\n    name\n    email\n    roles {\n      id\n      name\n    }\n    status\n    lastSeenAt\n    invitedAt\n    isLastOwner\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RolesPanel {\n    staffRoles {\n      ...Staff_role @unmask\n    }\n    staffPermissions {\n      ...Staff_permission @unmask\n    }\n  }\n"): (typeof documents)["\n  query RolesPanel {\n    staffRoles {\n      ...Staff_role @unmask\n    }\n    staffPermissions {\n      ...Staff_permission @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RolesPanel_people($search: String, $roleId: ID, $status: StaffStatus, $after: String) {\n    staffMembers(first: 20, search: $search, roleId: $roleId, status: $status, after: $after) {\n      nodes {\n        ...Staff_member @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query RolesPanel_people($search: String, $roleId: ID, $status: StaffStatus, $after: String) {\n    staffMembers(first: 20, search: $search, roleId: $roleId, status: $status, after: $after) {\n      nodes {\n        ...Staff_member @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription StaffChanged {\n    staffChanged {\n      roles\n      members {\n        status\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription StaffChanged {\n    staffChanged {\n      roles\n      members {\n        status\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Roles_create($input: StaffRoleInput!) {\n    createStaffRole(input: $input) {\n      ...Staff_role @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Roles_create($input: StaffRoleInput!) {\n    createStaffRole(input: $input) {\n      ...Staff_role @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Roles_update($id: ID!, $version: Int!, $input: StaffRoleInput!, $acceptsOwnLoss: Boolean) {\n    updateStaffRole(id: $id, version: $version, input: $input, acceptsOwnLoss: $acceptsOwnLoss) {\n      ...Staff_role @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Roles_update($id: ID!, $version: Int!, $input: StaffRoleInput!, $acceptsOwnLoss: Boolean) {\n    updateStaffRole(id: $id, version: $version, input: $input, acceptsOwnLoss: $acceptsOwnLoss) {\n      ...Staff_role @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Roles_delete($id: ID!) {\n    deleteStaffRole(id: $id)\n  }\n"): (typeof documents)["\n  mutation Roles_delete($id: ID!) {\n    deleteStaffRole(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Roles_set($userId: ID!, $roleIds: [ID!]!, $seenRoleIds: [ID!]!, $acceptsOwnLoss: Boolean) {\n    setStaffRoles(userId: $userId, roleIds: $roleIds, seenRoleIds: $seenRoleIds, acceptsOwnLoss: $acceptsOwnLoss) {\n      ...Staff_member @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Roles_set($userId: ID!, $roleIds: [ID!]!, $seenRoleIds: [ID!]!, $acceptsOwnLoss: Boolean) {\n    setStaffRoles(userId: $userId, roleIds: $roleIds, seenRoleIds: $seenRoleIds, acceptsOwnLoss: $acceptsOwnLoss) {\n      ...Staff_member @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Roles_invite($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      ...Staff_member @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Roles_invite($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      ...Staff_member @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Roles_resend($userId: ID!) {\n    resendInvitation(userId: $userId) {\n      ...Staff_member @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Roles_resend($userId: ID!) {\n    resendInvitation(userId: $userId) {\n      ...Staff_member @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Roles_remove($userId: ID!, $acceptsOwnLoss: Boolean) {\n    removeStaff(userId: $userId, acceptsOwnLoss: $acceptsOwnLoss) {\n      ...Staff_member @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Roles_remove($userId: ID!, $acceptsOwnLoss: Boolean) {\n    removeStaff(userId: $userId, acceptsOwnLoss: $acceptsOwnLoss) {\n      ...Staff_member @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirewallRules($status: FirewallRuleStatus, $search: String, $after: String) {\n    firewallRules(first: 20, status: $status, search: $search, after: $after) {\n      nodes {\n        ...FirewallRule_rule @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query FirewallRules($status: FirewallRuleStatus, $search: String, $after: String) {\n    firewallRules(first: 20, status: $status, search: $search, after: $after) {\n      nodes {\n        ...FirewallRule_rule @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription FirewallChanged {\n    firewallChanged {\n      ...FirewallState @unmask\n      lastHit {\n        ...FirewallRule_rule @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription FirewallChanged {\n    firewallChanged {\n      ...FirewallState @unmask\n      lastHit {\n        ...FirewallRule_rule @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FirewallState on Firewall {\n    at\n    isEnforced\n    revision\n    ruleCount\n    activeCount\n  }\n"): (typeof documents)["\n  fragment FirewallState on Firewall {\n    at\n    isEnforced\n    revision\n    ruleCount\n    activeCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FirewallRow_toggle($id: ID!, $version: Int!, $isActive: Boolean!) {\n    setFirewallRuleActive(id: $id, version: $version, isActive: $isActive) {\n      ...FirewallRule_rule @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation FirewallRow_toggle($id: ID!, $version: Int!, $isActive: Boolean!) {\n    setFirewallRuleActive(id: $id, version: $version, isActive: $isActive) {\n      ...FirewallRule_rule @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FirewallRow_move($id: ID!, $before: ID!) {\n    moveFirewallRule(id: $id, before: $before) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation FirewallRow_move($id: ID!, $before: ID!) {\n    moveFirewallRule(id: $id, before: $before) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SettingChanges($after: String) {\n    settingChanges(first: 20, after: $after) {\n      nodes {\n        id\n        name\n        before\n        after\n        reason\n        changedByName\n        changedAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query SettingChanges($after: String) {\n    settingChanges(first: 20, after: $after) {\n      nodes {\n        id\n        name\n        before\n        after\n        reason\n        changedByName\n        changedAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MailTest_test on MailTest {\n    id\n    recipient\n    state\n    askedAt\n    sentAt\n    problem\n  }\n"): (typeof documents)["\n  fragment MailTest_test on MailTest {\n    id\n    recipient\n    state\n    askedAt\n    sentAt\n    problem\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailTest {\n    mailTest {\n      ...MailTest_test @unmask\n    }\n  }\n"): (typeof documents)["\n  query MailTest {\n    mailTest {\n      ...MailTest_test @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailTest_send {\n    sendTestMail {\n      ...MailTest_test @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation MailTest_send {\n    sendTestMail {\n      ...MailTest_test @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NoticeDialog_write($input: NoticeWordingInput!) {\n    updateNoticeTexts(input: $input) {\n      ...NoticeWording_wording @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation NoticeDialog_write($input: NoticeWordingInput!) {\n    updateNoticeTexts(input: $input) {\n      ...NoticeWording_wording @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NumberDialog_change($input: NumberSettingInput!) {\n    updateNumberSetting(input: $input) {\n      ...NumberSetting_setting @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation NumberDialog_change($input: NumberSettingInput!) {\n    updateNumberSetting(input: $input) {\n      ...NumberSetting_setting @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NumberSetting_setting on NumberSetting {\n    name\n    value\n    source\n    fallback\n    fallbackSource\n    revision\n    reason\n    changedByName\n    changedAt\n  }\n"): (typeof documents)["\n  fragment NumberSetting_setting on NumberSetting {\n    name\n    value\n    source\n    fallback\n    fallbackSource\n    revision\n    reason\n    changedByName\n    changedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NoticeWording_wording on NoticeWording {\n    phase\n    texts {\n      en\n      fr\n      es\n      de\n    }\n    required\n    allowed\n    limit\n    revision\n    reason\n    changedByName\n    changedAt\n  }\n"): (typeof documents)["\n  fragment NoticeWording_wording on NoticeWording {\n    phase\n    texts {\n      en\n      fr\n      es\n      de\n    }\n    required\n    allowed\n    limit\n    revision\n    reason\n    changedByName\n    changedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SettingsPage {\n    settings {\n      numbers {\n        ...NumberSetting_setting @unmask\n      }\n      notices {\n        ...NoticeWording_wording @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query SettingsPage {\n    settings {\n      numbers {\n        ...NumberSetting_setting @unmask\n      }\n      notices {\n        ...NoticeWording_wording @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SettingsChanged {\n    settingsChanged {\n      numbers {\n        ...NumberSetting_setting @unmask\n      }\n      notices {\n        ...NoticeWording_wording @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription SettingsChanged {\n    settingsChanged {\n      numbers {\n        ...NumberSetting_setting @unmask\n      }\n      notices {\n        ...NoticeWording_wording @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnomalyDialog_anomaly on Anomaly {\n    id\n    metric\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    muted\n    acknowledgedAt\n    acknowledgedUntil\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n"): (typeof documents)["\n  fragment AnomalyDialog_anomaly on Anomaly {\n    id\n    metric\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    muted\n    acknowledgedAt\n    acknowledgedUntil\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnomalyPast($id: ID!, $metric: String!, $until: DateTimeISO!) {\n    metricHistory(metric: $metric, span: HOUR, until: $until) {\n      metric\n      name\n      unit\n      until\n      bucketSeconds\n      threshold {\n        warning\n        critical\n      }\n      points {\n        at\n        value\n        least\n        most\n      }\n    }\n    anomalyEvents(id: $id) {\n      id\n      kind\n      value\n      note\n      actorName\n      happenedAt\n    }\n  }\n"): (typeof documents)["\n  query AnomalyPast($id: ID!, $metric: String!, $until: DateTimeISO!) {\n    metricHistory(metric: $metric, span: HOUR, until: $until) {\n      metric\n      name\n      unit\n      until\n      bucketSeconds\n      threshold {\n        warning\n        critical\n      }\n      points {\n        at\n        value\n        least\n        most\n      }\n    }\n    anomalyEvents(id: $id) {\n      id\n      kind\n      value\n      note\n      actorName\n      happenedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnomalyRow_anomaly on Anomaly {\n    id\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    muted\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n"): (typeof documents)["\n  fragment AnomalyRow_anomaly on Anomaly {\n    id\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    muted\n    acknowledgedByName\n    note\n    resolvedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoTraffic {\n    demoTraffic {\n      on\n    }\n  }\n"): (typeof documents)["\n  query DemoTraffic {\n    demoTraffic {\n      on\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DemoTraffic_set($on: Boolean!) {\n    setDemoTraffic(on: $on) {\n      on\n    }\n  }\n"): (typeof documents)["\n  mutation DemoTraffic_set($on: Boolean!) {\n    setDemoTraffic(on: $on) {\n      on\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryPanel($metric: String!, $span: MetricHistorySpan!, $process: ID) {\n    metricHistory(metric: $metric, span: $span, process: $process) {\n      metric\n      name\n      unit\n      across\n      until\n      bucketSeconds\n      threshold {\n        warning\n        critical\n      }\n      points {\n        at\n        value\n        least\n        most\n      }\n    }\n    systemProcesses {\n      id\n      label\n      startedAt\n      lastSeenAt\n      isRunning\n    }\n  }\n"): (typeof documents)["\n  query HistoryPanel($metric: String!, $span: MetricHistorySpan!, $process: ID) {\n    metricHistory(metric: $metric, span: $span, process: $process) {\n      metric\n      name\n      unit\n      across\n      until\n      bucketSeconds\n      threshold {\n        warning\n        critical\n      }\n      points {\n        at\n        value\n        least\n        most\n      }\n    }\n    systemProcesses {\n      id\n      label\n      startedAt\n      lastSeenAt\n      isRunning\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveJobDialog_remove($id: ID!, $reason: String!) {\n    deleteJob(id: $id, reason: $reason)\n  }\n"): (typeof documents)["\n  mutation RemoveJobDialog_remove($id: ID!, $reason: String!) {\n    deleteJob(id: $id, reason: $reason)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LimitDialog($metric: String!) {\n    metricThresholdChanges(metric: $metric, first: 10) {\n      nodes {\n        id\n        warning\n        critical\n        reason\n        changedByName\n        changedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query LimitDialog($metric: String!) {\n    metricThresholdChanges(metric: $metric, first: 10) {\n      nodes {\n        id\n        warning\n        critical\n        reason\n        changedByName\n        changedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LimitDialog_change($input: MetricThresholdInput!) {\n    updateMetricThreshold(input: $input) {\n      ...Limits_metric @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation LimitDialog_change($input: MetricThresholdInput!) {\n    updateMetricThreshold(input: $input) {\n      ...Limits_metric @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Limits_metric on MetricLimits {\n    id\n    name\n    unit\n    highest\n    isDocumented\n    threshold {\n      warning\n      critical\n    }\n    documented {\n      warning\n      critical\n    }\n  }\n"): (typeof documents)["\n  fragment Limits_metric on MetricLimits {\n    id\n    name\n    unit\n    highest\n    isDocumented\n    threshold {\n      warning\n      critical\n    }\n    documented {\n      warning\n      critical\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemHealthLimits {\n    metricLimits {\n      ...Limits_metric @unmask\n    }\n  }\n"): (typeof documents)["\n  query SystemHealthLimits {\n    metricLimits {\n      ...Limits_metric @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveScope {\n    systemProcesses {\n      id\n      label\n      startedAt\n      lastSeenAt\n      isRunning\n    }\n  }\n"): (typeof documents)["\n  query LiveScope {\n    systemProcesses {\n      id\n      label\n      startedAt\n      lastSeenAt\n      isRunning\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnomalyMails_mails on AnomalyMails {\n    from\n    whenResolved\n    mailsAnHour\n  }\n"): (typeof documents)["\n  fragment AnomalyMails_mails on AnomalyMails {\n    from\n    whenResolved\n    mailsAnHour\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnomalyMails {\n    anomalyMails {\n      ...AnomalyMails_mails @unmask\n    }\n  }\n"): (typeof documents)["\n  query AnomalyMails {\n    anomalyMails {\n      ...AnomalyMails_mails @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnomalyMails_choose($from: AnomalySeverity, $whenResolved: Boolean!) {\n    chooseAnomalyMails(from: $from, whenResolved: $whenResolved) {\n      ...AnomalyMails_mails @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AnomalyMails_choose($from: AnomalySeverity, $whenResolved: Boolean!) {\n    chooseAnomalyMails(from: $from, whenResolved: $whenResolved) {\n      ...AnomalyMails_mails @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MetricCard_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    status\n    trend\n    change\n    threshold {\n      warning\n      critical\n    }\n    history {\n      takenAt\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment MetricCard_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    status\n    trend\n    change\n    threshold {\n      warning\n      critical\n    }\n    history {\n      takenAt\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SystemHealthPage_metrics on SystemMetrics {\n    id\n    takenAt\n    intervalSeconds\n    metrics {\n      id\n      name\n      unit\n      group\n      value\n      status\n      threshold {\n        warning\n        critical\n      }\n      ...MetricCard_metric\n      ...WatchedTable_metric\n    }\n  }\n"): (typeof documents)["\n  fragment SystemHealthPage_metrics on SystemMetrics {\n    id\n    takenAt\n    intervalSeconds\n    metrics {\n      id\n      name\n      unit\n      group\n      value\n      status\n      threshold {\n        warning\n        critical\n      }\n      ...MetricCard_metric\n      ...WatchedTable_metric\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemHealthPage($process: ID, $wholeSystem: Boolean!) {\n    publicConfiguration {\n      demoMode\n    }\n    systemMetrics(process: $process, wholeSystem: $wholeSystem) {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n"): (typeof documents)["\n  query SystemHealthPage($process: ID, $wholeSystem: Boolean!) {\n    publicConfiguration {\n      demoMode\n    }\n    systemMetrics(process: $process, wholeSystem: $wholeSystem) {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SystemMetricsChanged($process: ID, $wholeSystem: Boolean!) {\n    systemMetricsChanged(process: $process, wholeSystem: $wholeSystem) {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n"): (typeof documents)["\n  subscription SystemMetricsChanged($process: ID, $wholeSystem: Boolean!) {\n    systemMetricsChanged(process: $process, wholeSystem: $wholeSystem) {\n      ...SystemHealthPage_metrics @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WatchedTable_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    threshold {\n      warning\n      critical\n    }\n  }\n"): (typeof documents)["\n  fragment WatchedTable_metric on HealthMetric {\n    id\n    name\n    unit\n    value\n    threshold {\n      warning\n      critical\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UseAcknowledge_acknowledge($id: ID!, $note: String!, $expiry: AcknowledgeExpiry) {\n    acknowledgeAnomaly(id: $id, note: $note, expiry: $expiry) {\n      ...Anomalies_entry @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation UseAcknowledge_acknowledge($id: ID!, $note: String!, $expiry: AcknowledgeExpiry) {\n    acknowledgeAnomaly(id: $id, note: $note, expiry: $expiry) {\n      ...Anomalies_entry @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Anomalies_entry on Anomaly {\n    id\n    metric\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    muted\n    resolvedAt\n    ...AnomalyRow_anomaly\n    ...AnomalyDialog_anomaly\n  }\n"): (typeof documents)["\n  fragment Anomalies_entry on Anomaly {\n    id\n    metric\n    metricName\n    severity\n    message\n    timestamp\n    acknowledged\n    muted\n    resolvedAt\n    ...AnomalyRow_anomaly\n    ...AnomalyDialog_anomaly\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemHealthAnomalies($after: String, $state: AnomalyState, $metric: String, $severity: AnomalySeverity) {\n    anomalies(first: 20, after: $after, state: $state, metric: $metric, severity: $severity) {\n      nodes {\n        ...Anomalies_entry @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query SystemHealthAnomalies($after: String, $state: AnomalyState, $metric: String, $severity: AnomalySeverity) {\n    anomalies(first: 20, after: $after, state: $state, metric: $metric, severity: $severity) {\n      nodes {\n        ...Anomalies_entry @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AnomalyRaised {\n    anomalyRaised {\n      snapshot\n      openCount\n      mutes {\n        from\n        until\n        reason\n      }\n      anomalies {\n        ...Anomalies_entry @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription AnomalyRaised {\n    anomalyRaised {\n      snapshot\n      openCount\n      mutes {\n        from\n        until\n        reason\n      }\n      anomalies {\n        ...Anomalies_entry @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoSlowness {\n    demoSlowness\n  }\n"): (typeof documents)["\n  query DemoSlowness {\n    demoSlowness\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UseDemoSlowness_set($on: Boolean!) {\n    setDemoSlowness(on: $on)\n  }\n"): (typeof documents)["\n  mutation UseDemoSlowness_set($on: Boolean!) {\n    setDemoSlowness(on: $on)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FailedJob_job on FailedJob {\n    id\n    task\n    name\n    state\n    attempts\n    maxAttempts\n    cause\n    createdAt\n    startedAt\n    nextTryAt\n  }\n"): (typeof documents)["\n  fragment FailedJob_job on FailedJob {\n    id\n    task\n    name\n    state\n    attempts\n    maxAttempts\n    cause\n    createdAt\n    startedAt\n    nextTryAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobQueue_queue on JobQueue {\n    id\n    asOf\n    revision\n    waiting\n    running\n    retrying\n    givenUp\n    runningLong\n    tasks {\n      task\n      name\n      failed\n    }\n  }\n"): (typeof documents)["\n  fragment JobQueue_queue on JobQueue {\n    id\n    asOf\n    revision\n    waiting\n    running\n    retrying\n    givenUp\n    runningLong\n    tasks {\n      task\n      name\n      failed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobQueue {\n    jobQueue {\n      ...JobQueue_queue @unmask\n    }\n  }\n"): (typeof documents)["\n  query JobQueue {\n    jobQueue {\n      ...JobQueue_queue @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription JobQueueChanged {\n    jobQueueChanged {\n      ...JobQueue_queue @unmask\n    }\n  }\n"): (typeof documents)["\n  subscription JobQueueChanged {\n    jobQueueChanged {\n      ...JobQueue_queue @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailedJobs($state: JobState, $task: String, $after: String) {\n    failedJobs(first: 20, state: $state, task: $task, after: $after) {\n      nodes {\n        ...FailedJob_job @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query FailedJobs($state: JobState, $task: String, $after: String) {\n    failedJobs(first: 20, state: $state, task: $task, after: $after) {\n      nodes {\n        ...FailedJob_job @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Jobs_retry($id: ID!) {\n    retryJob(id: $id)\n  }\n"): (typeof documents)["\n  mutation Jobs_retry($id: ID!) {\n    retryJob(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Jobs_retryAll($task: String!) {\n    retryJobs(task: $task)\n  }\n"): (typeof documents)["\n  mutation Jobs_retryAll($task: String!) {\n    retryJobs(task: $task)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OwnRights {\n    ownRightsChanged {\n      permissions\n      roles\n    }\n  }\n"): (typeof documents)["\n  subscription OwnRights {\n    ownRightsChanged {\n      permissions\n      roles\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Users_suspend($id: ID!, $reason: String!) {\n    suspendUser(id: $id, reason: $reason) {\n      ...Users_account @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Users_suspend($id: ID!, $reason: String!) {\n    suspendUser(id: $id, reason: $reason) {\n      ...Users_account @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Users_restore($id: ID!) {\n    restoreUser(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Users_restore($id: ID!) {\n    restoreUser(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Users_unlock($id: ID!) {\n    unlockUser(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Users_unlock($id: ID!) {\n    unlockUser(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Users_confirm($id: ID!) {\n    resendUserConfirmation(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Users_confirm($id: ID!) {\n    resendUserConfirmation(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Users_password($id: ID!) {\n    sendUserPasswordLink(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Users_password($id: ID!) {\n    sendUserPasswordLink(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Users_signOut($id: ID!) {\n    signUserOut(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Users_signOut($id: ID!) {\n    signUserOut(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HealthPanel_look($userId: ID!, $reason: String!, $what: HealthLookKind!) {\n    lookAtHealth(userId: $userId, reason: $reason, what: $what) {\n      ...HealthShown_look @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation HealthPanel_look($userId: ID!, $reason: String!, $what: HealthLookKind!) {\n    lookAtHealth(userId: $userId, reason: $reason, what: $what) {\n      ...HealthShown_look @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HealthShown_look on HealthLook {\n    at\n    what\n    profile {\n      age\n      gender\n      pregnantOrBreastfeeding\n      allergies\n      conditions\n      medicines {\n        name\n        dosage\n        frequency\n      }\n    }\n    questions {\n      askedAt\n      question\n      questionLanguage\n      level\n    }\n  }\n"): (typeof documents)["\n  fragment HealthShown_look on HealthLook {\n    at\n    what\n    profile {\n      age\n      gender\n      pregnantOrBreastfeeding\n      allergies\n      conditions\n      medicines {\n        name\n        dosage\n        frequency\n      }\n    }\n    questions {\n      askedAt\n      question\n      questionLanguage\n      level\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserPage($id: ID!) {\n    userAccount(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n"): (typeof documents)["\n  query UserPage($id: ID!) {\n    userAccount(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription UserAccountChanged($id: ID!) {\n    userAccountChanged(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n"): (typeof documents)["\n  subscription UserAccountChanged($id: ID!) {\n    userAccountChanged(id: $id) {\n      ...Users_account @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsersPage($email: String!, $after: String) {\n    userSearch(email: $email, first: 20, after: $after) {\n      nodes {\n        ...Users_found @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query UsersPage($email: String!, $after: String) {\n    userSearch(email: $email, first: 20, after: $after) {\n      nodes {\n        ...Users_found @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountInvoices($userId: ID!, $after: String) {\n    accountInvoices(userId: $userId, first: 20, after: $after) {\n      totalCount\n      nodes {\n        ...AccountInvoices_invoice @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountInvoices($userId: ID!, $after: String) {\n    accountInvoices(userId: $userId, first: 20, after: $after) {\n      totalCount\n      nodes {\n        ...AccountInvoices_invoice @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AccountInvoicesChanged($userId: ID!) {\n    accountInvoicesChanged(userId: $userId) {\n      snapshot\n    }\n  }\n"): (typeof documents)["\n  subscription AccountInvoicesChanged($userId: ID!) {\n    accountInvoicesChanged(userId: $userId) {\n      snapshot\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AccountInvoices_credit($number: String!, $reason: String!) {\n    creditInvoice(number: $number, reason: $reason) {\n      ...AccountInvoices_invoice @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AccountInvoices_credit($number: String!, $reason: String!) {\n    creditInvoice(number: $number, reason: $reason) {\n      ...AccountInvoices_invoice @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AccountInvoices_retry($number: String!) {\n    retryRefund(number: $number) {\n      ...AccountInvoices_invoice @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AccountInvoices_retry($number: String!) {\n    retryRefund(number: $number) {\n      ...AccountInvoices_invoice @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AccountInvoices_invoice on AccountInvoice {\n    id\n    number\n    kind\n    issuedAt\n    tier\n    fromTier\n    toTier\n    netPence\n    vatPence\n    grossPence\n    paidBy\n    status\n    credits\n    creditedBy\n    refund {\n      status\n      message\n      reason\n      requestedBy\n      requestedAt\n      settledAt\n    }\n  }\n"): (typeof documents)["\n  fragment AccountInvoices_invoice on AccountInvoice {\n    id\n    number\n    kind\n    issuedAt\n    tier\n    fromTier\n    toTier\n    netPence\n    vatPence\n    grossPence\n    paidBy\n    status\n    credits\n    creditedBy\n    refund {\n      status\n      message\n      reason\n      requestedBy\n      requestedAt\n      settledAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Users_found on FoundUser {\n    id\n    name\n    email\n    role\n    createdAt\n    emailVerifiedAt\n    suspendedAt\n    companyName\n  }\n"): (typeof documents)["\n  fragment Users_found on FoundUser {\n    id\n    name\n    email\n    role\n    createdAt\n    emailVerifiedAt\n    suspendedAt\n    companyName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Users_account on UserAccount {\n    id\n    at\n    name\n    email\n    role\n    createdAt\n    emailVerifiedAt\n    pendingEmail\n    hasPassword\n    suspendedAt\n    suspensions {\n      id\n      reason\n      suspendedAt\n      suspendedBy\n      liftedAt\n      liftedBy\n    }\n    signInBlockedUntil\n    lastSignInAt\n    devices {\n      id\n      description\n      remembered\n      signedInAt\n      lastSeenAt\n    }\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        title\n      }\n    }\n    consentHistory {\n      id\n      granted\n      recordedAt\n      text {\n        title\n        version\n      }\n    }\n    consentHistoryCount\n    company {\n      name\n      tier\n      status\n      applicationId\n    }\n    questionCount\n    recordCount\n  }\n"): (typeof documents)["\n  fragment Users_account on UserAccount {\n    id\n    at\n    name\n    email\n    role\n    createdAt\n    emailVerifiedAt\n    pendingEmail\n    hasPassword\n    suspendedAt\n    suspensions {\n      id\n      reason\n      suspendedAt\n      suspendedBy\n      liftedAt\n      liftedBy\n    }\n    signInBlockedUntil\n    lastSignInAt\n    devices {\n      id\n      description\n      remembered\n      signedInAt\n      lastSeenAt\n    }\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        title\n      }\n    }\n    consentHistory {\n      id\n      granted\n      recordedAt\n      text {\n        title\n        version\n      }\n    }\n    consentHistoryCount\n    company {\n      name\n      tier\n      status\n      applicationId\n    }\n    questionCount\n    recordCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BillingPage($after: String) {\n    subscription {\n      ...Standing_subscription @unmask\n    }\n    plans {\n      tier\n      name\n      pricePence\n    }\n    billingSetup {\n      provider\n      testCards {\n        number\n        brand\n        does\n      }\n    }\n    invoices(first: 20, after: $after) {\n      ...BillingPage_invoices @unmask\n    }\n  }\n"): (typeof documents)["\n  query BillingPage($after: String) {\n    subscription {\n      ...Standing_subscription @unmask\n    }\n    plans {\n      tier\n      name\n      pricePence\n    }\n    billingSetup {\n      provider\n      testCards {\n        number\n        brand\n        does\n      }\n    }\n    invoices(first: 20, after: $after) {\n      ...BillingPage_invoices @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BillingInvoices {\n    invoices(first: 20) {\n      ...BillingPage_invoices @unmask\n    }\n  }\n  fragment BillingPage_invoices on InvoiceConnection {\n    totalCount\n    nodes {\n      id\n      ...InvoiceRow_invoice\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  query BillingInvoices {\n    invoices(first: 20) {\n      ...BillingPage_invoices @unmask\n    }\n  }\n  fragment BillingPage_invoices on InvoiceConnection {\n    totalCount\n    nodes {\n      id\n      ...InvoiceRow_invoice\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription InvoicesChanged {\n    invoicesChanged {\n      snapshot\n    }\n  }\n"): (typeof documents)["\n  subscription InvoicesChanged {\n    invoicesChanged {\n      snapshot\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelDialog_cancel {\n    cancelSubscription {\n      ...Standing_subscription @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation CancelDialog_cancel {\n    cancelSubscription {\n      ...Standing_subscription @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CardDialog_update($input: UpdateCardInput!) {\n    updateCard(input: $input) {\n      ...Standing_subscription @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation CardDialog_update($input: UpdateCardInput!) {\n    updateCard(input: $input) {\n      ...Standing_subscription @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CardPanel_start {\n    startCardUpdate {\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation CardPanel_start {\n    startCardUpdate {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvoiceRow_invoice on Invoice {\n    id\n    number\n    kind\n    status\n    issuedAt\n    tier\n    fromTier\n    toTier\n    money {\n      netPence\n      vatPence\n      grossPence\n    }\n    refund {\n      status\n    }\n  }\n"): (typeof documents)["\n  fragment InvoiceRow_invoice on Invoice {\n    id\n    number\n    kind\n    status\n    issuedAt\n    tier\n    fromTier\n    toTier\n    money {\n      netPence\n      vatPence\n      grossPence\n    }\n    refund {\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvoiceDetails($id: ID!) {\n    invoice(id: $id) {\n      id\n      billedTo\n      items {\n        id\n        text\n        netPence\n        days {\n          day\n          impressions\n        }\n        creatives {\n          creativeId\n          title\n          impressions\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query InvoiceDetails($id: ID!) {\n    invoice(id: $id) {\n      id\n      billedTo\n      items {\n        id\n        text\n        netPence\n        days {\n          day\n          impressions\n        }\n        creatives {\n          creativeId\n          title\n          impressions\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PaymentDialog_subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      payment {\n        ...Outcome_payment @unmask\n      }\n      subscription {\n        ...Standing_subscription @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PaymentDialog_subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      payment {\n        ...Outcome_payment @unmask\n      }\n      subscription {\n        ...Standing_subscription @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckoutButton_start($input: PurchaseInput!) {\n    startCheckout(input: $input) {\n      url\n      paymentId\n    }\n  }\n"): (typeof documents)["\n  mutation CheckoutButton_start($input: PurchaseInput!) {\n    startCheckout(input: $input) {\n      url\n      paymentId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryDialog_retry($input: RetryRenewalInput!) {\n    retryRenewal(input: $input) {\n      payment {\n        ...Outcome_payment @unmask\n      }\n      subscription {\n        ...Standing_subscription @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RetryDialog_retry($input: RetryRenewalInput!) {\n    retryRenewal(input: $input) {\n      payment {\n        ...Outcome_payment @unmask\n      }\n      subscription {\n        ...Standing_subscription @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReturnNotice($id: ID!) {\n    payment(id: $id) {\n      ...Outcome_payment @unmask\n    }\n  }\n"): (typeof documents)["\n  query ReturnNotice($id: ID!) {\n    payment(id: $id) {\n      ...Outcome_payment @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StandingPanel_resume {\n    resumeSubscription {\n      ...Standing_subscription @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation StandingPanel_resume {\n    resumeSubscription {\n      ...Standing_subscription @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpgradeDialog_upgrade($input: PurchaseInput!) {\n    upgrade(input: $input) {\n      payment {\n        ...Outcome_payment @unmask\n      }\n      subscription {\n        ...Standing_subscription @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpgradeDialog_upgrade($input: PurchaseInput!) {\n    upgrade(input: $input) {\n      payment {\n        ...Outcome_payment @unmask\n      }\n      subscription {\n        ...Standing_subscription @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Outcome_payment on Payment {\n    id\n    purpose\n    status\n    message\n  }\n"): (typeof documents)["\n  fragment Outcome_payment on Payment {\n    id\n    purpose\n    status\n    message\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PaymentChanged($id: ID!) {\n    paymentChanged(id: $id) {\n      ...Outcome_payment @unmask\n    }\n  }\n"): (typeof documents)["\n  subscription PaymentChanged($id: ID!) {\n    paymentChanged(id: $id) {\n      ...Outcome_payment @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Sums_money on Money {\n    lines {\n      text\n      netPence\n    }\n    netPence\n    vatPercent\n    vatPence\n    grossPence\n  }\n"): (typeof documents)["\n  fragment Sums_money on Money {\n    lines {\n      text\n      netPence\n    }\n    netPence\n    vatPercent\n    vatPence\n    grossPence\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Standing_subscription on AdvertiserSubscription {\n    id\n    tier\n    status\n    startDate\n    periodStart\n    periodEnd\n    cancelAtPeriodEnd\n    card {\n      brand\n      last4\n      expiryMonth\n      expiryYear\n    }\n    renewal {\n      ...Sums_money @unmask\n    }\n    isRenewalNear\n    graceEndsAt\n    nextAttemptAt\n  }\n"): (typeof documents)["\n  fragment Standing_subscription on AdvertiserSubscription {\n    id\n    tier\n    status\n    startDate\n    periodStart\n    periodEnd\n    cancelAtPeriodEnd\n    card {\n      brand\n      last4\n      expiryMonth\n      expiryYear\n    }\n    renewal {\n      ...Sums_money @unmask\n    }\n    isRenewalNear\n    graceEndsAt\n    nextAttemptAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KeptSubscription {\n    subscription {\n      ...Standing_subscription @unmask\n    }\n  }\n"): (typeof documents)["\n  query KeptSubscription {\n    subscription {\n      ...Standing_subscription @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SubscriptionChanged {\n    subscriptionChanged {\n      ...Standing_subscription @unmask\n    }\n  }\n"): (typeof documents)["\n  subscription SubscriptionChanged {\n    subscriptionChanged {\n      ...Standing_subscription @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PurchaseDialog($tier: Tier!) {\n    purchaseQuote(tier: $tier) {\n      kind\n      tier\n      periodStart\n      periodEnd\n      money {\n        ...Sums_money @unmask\n      }\n    }\n    billingSetup {\n      provider\n      testCards {\n        number\n        brand\n        does\n      }\n    }\n  }\n"): (typeof documents)["\n  query PurchaseDialog($tier: Tier!) {\n    purchaseQuote(tier: $tier) {\n      kind\n      tier\n      periodStart\n      periodEnd\n      money {\n        ...Sums_money @unmask\n      }\n    }\n    billingSetup {\n      provider\n      testCards {\n        number\n        brand\n        does\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CampaignActs_pause($id: ID!) {\n    pauseCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation CampaignActs_pause($id: ID!) {\n    pauseCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CampaignActs_resume($id: ID!) {\n    resumeCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation CampaignActs_resume($id: ID!) {\n    resumeCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CampaignActs_end($id: ID!) {\n    endCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation CampaignActs_end($id: ID!) {\n    endCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CampaignActs_duplicate($id: ID!) {\n    duplicateCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation CampaignActs_duplicate($id: ID!) {\n    duplicateCampaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CampaignActs_remove($id: ID!) {\n    deleteCampaignDraft(id: $id)\n  }\n"): (typeof documents)["\n  mutation CampaignActs_remove($id: ID!) {\n    deleteCampaignDraft(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignFigures_stats on CampaignStats {\n    id\n    impressions\n    clicks\n    ctr\n    consultEngagements\n    discarded\n    lastUpdated\n    lastDay {\n      hour\n      impressions\n      clicks\n      engagements\n    }\n  }\n"): (typeof documents)["\n  fragment CampaignFigures_stats on CampaignStats {\n    id\n    impressions\n    clicks\n    ctr\n    consultEngagements\n    discarded\n    lastUpdated\n    lastDay {\n      hour\n      impressions\n      clicks\n      engagements\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CampaignStatsChanged($campaignId: ID!) {\n    campaignStatsChanged(campaignId: $campaignId) {\n      id\n      ...CampaignFigures_stats\n    }\n  }\n"): (typeof documents)["\n  subscription CampaignStatsChanged($campaignId: ID!) {\n    campaignStatsChanged(campaignId: $campaignId) {\n      id\n      ...CampaignFigures_stats\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignPage($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n"): (typeof documents)["\n  query CampaignPage($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignRow_campaign on Campaign {\n    id\n    name\n    status\n    startsOn\n    endsOn\n    launchedAt\n    endedAt\n    updatedAt\n    creative {\n      id\n      title\n    }\n    variant {\n      id\n      title\n    }\n    heldBackBy\n    spendPence\n    stats {\n      id\n      impressions\n      clicks\n      ctr\n    }\n  }\n"): (typeof documents)["\n  fragment CampaignRow_campaign on Campaign {\n    id\n    name\n    status\n    startsOn\n    endsOn\n    launchedAt\n    endedAt\n    updatedAt\n    creative {\n      id\n      title\n    }\n    variant {\n      id\n      title\n    }\n    heldBackBy\n    spendPence\n    stats {\n      id\n      impressions\n      clicks\n      ctr\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignsPage($status: CampaignStatus, $search: String, $after: String, $orderBy: CampaignOrderInput) {\n    campaigns(first: 20, status: $status, search: $search, after: $after, orderBy: $orderBy) {\n      totalCount\n      nodes {\n        id\n        stats {\n          id\n          lastUpdated\n        }\n        ...CampaignRow_campaign\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    campaignCounts {\n      all\n      draft\n      inReview\n      live\n      paused\n      ended\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n"): (typeof documents)["\n  query CampaignsPage($status: CampaignStatus, $search: String, $after: String, $orderBy: CampaignOrderInput) {\n    campaigns(first: 20, status: $status, search: $search, after: $after, orderBy: $orderBy) {\n      totalCount\n      nodes {\n        id\n        stats {\n          id\n          lastUpdated\n        }\n        ...CampaignRow_campaign\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    campaignCounts {\n      all\n      draft\n      inReview\n      live\n      paused\n      ended\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignsPage_counts {\n    campaignCounts {\n      all\n      draft\n      inReview\n      live\n      paused\n      ended\n    }\n  }\n"): (typeof documents)["\n  query CampaignsPage_counts {\n    campaignCounts {\n      all\n      draft\n      inReview\n      live\n      paused\n      ended\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PromoCode_update($campaignId: ID!, $code: String) {\n    updatePromoCode(campaignId: $campaignId, code: $code) {\n      id\n      promoCode\n    }\n  }\n"): (typeof documents)["\n  mutation PromoCode_update($campaignId: ID!, $code: String) {\n    updatePromoCode(campaignId: $campaignId, code: $code) {\n      id\n      promoCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Campaign_advert on Creative {\n    id\n    title\n    description\n    imageUrl\n    imageAlt\n    pricePence\n    targetUrl\n    disclaimer\n    status\n  }\n"): (typeof documents)["\n  fragment Campaign_advert on Creative {\n    id\n    title\n    description\n    imageUrl\n    imageAlt\n    pricePence\n    targetUrl\n    disclaimer\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Campaign_campaign on Campaign {\n    id\n    name\n    status\n    version\n    creative {\n      ...Campaign_advert @unmask\n    }\n    variant {\n      ...Campaign_advert @unmask\n    }\n    cities\n    languages\n    topics\n    signals\n    relatedTopics\n    returnToTopic\n    startsOn\n    endsOn\n    weekdays\n    hours\n    dailyCap\n    monthlyBudgetPence\n    frequencyCap\n    destinationUrl\n    promoCode\n    leadsToWebsite\n    heldBackBy\n    createdAt\n    launchedAt\n    endedAt\n    updatedAt\n    stats {\n      id\n      ...CampaignFigures_stats\n    }\n  }\n"): (typeof documents)["\n  fragment Campaign_campaign on Campaign {\n    id\n    name\n    status\n    version\n    creative {\n      ...Campaign_advert @unmask\n    }\n    variant {\n      ...Campaign_advert @unmask\n    }\n    cities\n    languages\n    topics\n    signals\n    relatedTopics\n    returnToTopic\n    startsOn\n    endsOn\n    weekdays\n    hours\n    dailyCap\n    monthlyBudgetPence\n    frequencyCap\n    destinationUrl\n    promoCode\n    leadsToWebsite\n    heldBackBy\n    createdAt\n    launchedAt\n    endedAt\n    updatedAt\n    stats {\n      id\n      ...CampaignFigures_stats\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CampaignChanged {\n    campaignChanged {\n      id\n      ...Campaign_campaign @unmask\n    }\n  }\n"): (typeof documents)["\n  subscription CampaignChanged {\n    campaignChanged {\n      id\n      ...Campaign_campaign @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyPage {\n    company {\n      ...CompanyDetails_company\n      ...ChangeLog_company\n    }\n  }\n"): (typeof documents)["\n  query CompanyPage {\n    company {\n      ...CompanyDetails_company\n      ...ChangeLog_company\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CompanyChanged {\n    companyChanged {\n      ...CompanyDetails_company\n      ...ChangeLog_company\n    }\n  }\n"): (typeof documents)["\n  subscription CompanyChanged {\n    companyChanged {\n      ...CompanyDetails_company\n      ...ChangeLog_company\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangeLog_company on AdvertiserCompany {\n    changes {\n      id\n      changedAt\n      field\n      before\n      after\n    }\n  }\n"): (typeof documents)["\n  fragment ChangeLog_company on AdvertiserCompany {\n    changes {\n      id\n      changedAt\n      field\n      before\n      after\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyDetails_company on AdvertiserCompany {\n    name\n    registrationNumber\n    email\n    since\n    ...ContactForm_company\n  }\n"): (typeof documents)["\n  fragment CompanyDetails_company on AdvertiserCompany {\n    name\n    registrationNumber\n    email\n    since\n    ...ContactForm_company\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContactForm_company on AdvertiserCompany {\n    address\n    contactPerson\n    phone\n    website\n  }\n"): (typeof documents)["\n  fragment ContactForm_company on AdvertiserCompany {\n    address\n    contactPerson\n    phone\n    website\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ContactForm_change($input: CompanyChangeInput!) {\n    updateCompany(input: $input) {\n      ...ContactForm_company\n      ...ChangeLog_company\n    }\n  }\n"): (typeof documents)["\n  mutation ContactForm_change($input: CompanyChangeInput!) {\n    updateCompany(input: $input) {\n      ...ContactForm_company\n      ...ChangeLog_company\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreativeActs_submit($id: ID!) {\n    submitCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation CreativeActs_submit($id: ID!) {\n    submitCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreativeActs_withdraw($id: ID!) {\n    withdrawCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation CreativeActs_withdraw($id: ID!) {\n    withdrawCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreativeActs_archive($id: ID!) {\n    archiveCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation CreativeActs_archive($id: ID!) {\n    archiveCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreativeActs_restore($id: ID!) {\n    restoreCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation CreativeActs_restore($id: ID!) {\n    restoreCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComplianceHints($input: AdvertTextInput!) {\n    complianceHints(input: $input) {\n      ...RuleViolation_violation @unmask\n    }\n  }\n"): (typeof documents)["\n  query ComplianceHints($input: AdvertTextInput!) {\n    complianceHints(input: $input) {\n      ...RuleViolation_violation @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CreativeFormPage {\n    creativeRules {\n      maxBytes\n      titleMax\n      descriptionMax\n      altMax\n      disclaimerMax\n    }\n  }\n"): (typeof documents)["\n  query CreativeFormPage {\n    creativeRules {\n      maxBytes\n      titleMax\n      descriptionMax\n      altMax\n      disclaimerMax\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CreativeFormPage_edited($id: ID!) {\n    creative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n"): (typeof documents)["\n  query CreativeFormPage_edited($id: ID!) {\n    creative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CreativePage($id: ID!, $after: String) {\n    creative(id: $id) {\n      ...CreativePage_creative @unmask\n      versions(first: 10, after: $after) {\n        nodes {\n          ...Version_version @unmask\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query CreativePage($id: ID!, $after: String) {\n    creative(id: $id) {\n      ...CreativePage_creative @unmask\n      versions(first: 10, after: $after) {\n        nodes {\n          ...Version_version @unmask\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CreativesPage($status: CreativeStatus, $archived: Boolean!, $search: String, $after: String) {\n    creatives(first: 20, status: $status, archived: $archived, search: $search, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...CreativeRow_creative\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query CreativesPage($status: CreativeStatus, $archived: Boolean!, $search: String, $after: String) {\n    creatives(first: 20, status: $status, archived: $archived, search: $search, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...CreativeRow_creative\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CreativeRow_creative on Creative {\n    id\n    isArchived\n    campaignCount\n    newest {\n      id\n      number\n      title\n      imageUrl\n      pricePence\n      status\n      reason\n      createdAt\n      submittedAt\n      reviewedAt\n    }\n    serving {\n      id\n      number\n    }\n  }\n"): (typeof documents)["\n  fragment CreativeRow_creative on Creative {\n    id\n    isArchived\n    campaignCount\n    newest {\n      id\n      number\n      title\n      imageUrl\n      pricePence\n      status\n      reason\n      createdAt\n      submittedAt\n      reviewedAt\n    }\n    serving {\n      id\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Version_version on CreativeVersion {\n    id\n    number\n    title\n    description\n    pricePence\n    targetUrl\n    imageUrl\n    imageWidth\n    imageHeight\n    isAnimated\n    imageAlt\n    disclaimer\n    status\n    createdAt\n    submittedAt\n    reviewedAt\n    reviewer\n    reason\n    violations {\n      ruleId\n      ruleName\n      category\n      severity\n      description\n      matches {\n        field\n        start\n        end\n        found\n      }\n      missing\n    }\n  }\n"): (typeof documents)["\n  fragment Version_version on CreativeVersion {\n    id\n    number\n    title\n    description\n    pricePence\n    targetUrl\n    imageUrl\n    imageWidth\n    imageHeight\n    isAnimated\n    imageAlt\n    disclaimer\n    status\n    createdAt\n    submittedAt\n    reviewedAt\n    reviewer\n    reason\n    violations {\n      ruleId\n      ruleName\n      category\n      severity\n      description\n      matches {\n        field\n        start\n        end\n        found\n      }\n      missing\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CreativePage_creative on Creative {\n    id\n    isArchived\n    campaignCount\n    newest {\n      ...Version_version @unmask\n    }\n    serving {\n      id\n      number\n    }\n  }\n"): (typeof documents)["\n  fragment CreativePage_creative on Creative {\n    id\n    isArchived\n    campaignCount\n    newest {\n      ...Version_version @unmask\n    }\n    serving {\n      id\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreativeForm_save($id: ID, $input: CreativeInput!) {\n    saveCreative(id: $id, input: $input) {\n      ...CreativePage_creative @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation CreativeForm_save($id: ID, $input: CreativeInput!) {\n    saveCreative(id: $id, input: $input) {\n      ...CreativePage_creative @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreativeForm_submit($id: ID!) {\n    submitCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation CreativeForm_submit($id: ID!) {\n    submitCreative(id: $id) {\n      ...CreativePage_creative @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PictureField_ask($fileName: String!, $bytes: Int!) {\n    askPictureUpload(fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation PictureField_ask($fileName: String!, $bytes: Int!) {\n    askPictureUpload(fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdReviewChanged {\n    adReviewChanged {\n      pendingCount\n      creative {\n        id\n        newest {\n          id\n          title\n          status\n          reason\n          reviewedAt\n          reviewer\n        }\n        serving {\n          id\n          number\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription AdReviewChanged {\n    adReviewChanged {\n      pendingCount\n      creative {\n        id\n        newest {\n          id\n          title\n          status\n          reason\n          reviewedAt\n          reviewer\n        }\n        serving {\n          id\n          number\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdvertiserDashboardPage {\n    usage {\n      id\n      tier\n      periodStart\n      updatedAt\n      overQuotaImpressions\n      ...UsageLedger_usage\n      ...PerformanceChart_usage\n    }\n    subscription {\n      ...Standing_subscription @unmask\n    }\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n      features\n      mostPopular\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n"): (typeof documents)["\n  query AdvertiserDashboardPage {\n    usage {\n      id\n      tier\n      periodStart\n      updatedAt\n      overQuotaImpressions\n      ...UsageLedger_usage\n      ...PerformanceChart_usage\n    }\n    subscription {\n      ...Standing_subscription @unmask\n    }\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n      features\n      mostPopular\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanQuotes($silver: Boolean!, $gold: Boolean!, $platinum: Boolean!) {\n    silver: purchaseQuote(tier: SILVER) @include(if: $silver) {\n      ...PlanQuote_quote @unmask\n    }\n    gold: purchaseQuote(tier: GOLD) @include(if: $gold) {\n      ...PlanQuote_quote @unmask\n    }\n    platinum: purchaseQuote(tier: PLATINUM) @include(if: $platinum) {\n      ...PlanQuote_quote @unmask\n    }\n  }\n"): (typeof documents)["\n  query PlanQuotes($silver: Boolean!, $gold: Boolean!, $platinum: Boolean!) {\n    silver: purchaseQuote(tier: SILVER) @include(if: $silver) {\n      ...PlanQuote_quote @unmask\n    }\n    gold: purchaseQuote(tier: GOLD) @include(if: $gold) {\n      ...PlanQuote_quote @unmask\n    }\n    platinum: purchaseQuote(tier: PLATINUM) @include(if: $platinum) {\n      ...PlanQuote_quote @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanQuote_quote on PurchaseQuote {\n    tier\n    arithmetic\n    money {\n      ...Sums_money @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment PlanQuote_quote on PurchaseQuote {\n    tier\n    arithmetic\n    money {\n      ...Sums_money @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription UsageChanged {\n    usageChanged {\n      id\n      tier\n      overQuotaImpressions\n      ...UsageLedger_usage\n    }\n  }\n"): (typeof documents)["\n  subscription UsageChanged {\n    usageChanged {\n      id\n      tier\n      overQuotaImpressions\n      ...UsageLedger_usage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MonthFigures($period: InsightPeriodInput!) {\n    insights(metrics: [CLICKS, CTR, COST, NOT_COUNTED], period: $period, first: 1) {\n      total {\n        ...Insight_figures @unmask\n      }\n    }\n    reasons: insights(metrics: [NOT_COUNTED], dimensions: [DISCARD_REASON], period: $period, first: 1) {\n      rows {\n        nodes {\n          keys\n          labels\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MonthFigures($period: InsightPeriodInput!) {\n    insights(metrics: [CLICKS, CTR, COST, NOT_COUNTED], period: $period, first: 1) {\n      total {\n        ...Insight_figures @unmask\n      }\n    }\n    reasons: insights(metrics: [NOT_COUNTED], dimensions: [DISCARD_REASON], period: $period, first: 1) {\n      rows {\n        nodes {\n          keys\n          labels\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PerformanceChart_usage on Usage {\n    id\n    impressionsUsed\n    impressionsIncluded\n    periodStart\n    periodEnd\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment PerformanceChart_usage on Usage {\n    id\n    impressionsUsed\n    impressionsIncluded\n    periodStart\n    periodEnd\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportToOpen {\n    reportToOpen\n  }\n"): (typeof documents)["\n  query ReportToOpen {\n    reportToOpen\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportDialog($month: String!) {\n    monthlyReport(month: $month) {\n      month\n      ...ReportFigures_report\n    }\n  }\n"): (typeof documents)["\n  query ReportDialog($month: String!) {\n    monthlyReport(month: $month) {\n      month\n      ...ReportFigures_report\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportDialog_seen($month: String!) {\n    markReportSeen(month: $month)\n  }\n"): (typeof documents)["\n  mutation ReportDialog_seen($month: String!) {\n    markReportSeen(month: $month)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UsageLedger_usage on Usage {\n    id\n    impressionsUsed\n    impressionsIncluded\n    overQuotaImpressions\n    overQuotaCostPence\n    periodStart\n    periodEnd\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment UsageLedger_usage on Usage {\n    id\n    impressionsUsed\n    impressionsIncluded\n    overQuotaImpressions\n    overQuotaCostPence\n    periodStart\n    periodEnd\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ForecastRecord($campaignId: ID) {\n    forecastRecord(campaignId: $campaignId) {\n      compared\n      held\n      needed\n      forecasts {\n        from\n        to\n        low\n        high\n        came\n      }\n    }\n  }\n"): (typeof documents)["\n  query ForecastRecord($campaignId: ID) {\n    forecastRecord(campaignId: $campaignId) {\n      compared\n      held\n      needed\n      forecasts {\n        from\n        to\n        low\n        high\n        came\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Lift_lift on CampaignLift {\n    id\n    isOn\n    since\n    impressions\n    impressionsNeeded\n    state\n    comparedDays\n    comparedDaysNeeded\n    orders\n    ordersNeeded\n    percent\n    from\n    to\n    days {\n      day\n      requests\n      orders\n      expected\n    }\n  }\n"): (typeof documents)["\n  fragment Lift_lift on CampaignLift {\n    id\n    isOn\n    since\n    impressions\n    impressionsNeeded\n    state\n    comparedDays\n    comparedDaysNeeded\n    orders\n    ordersNeeded\n    percent\n    from\n    to\n    days {\n      day\n      requests\n      orders\n      expected\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Lift($campaignId: ID!) {\n    campaignLift(campaignId: $campaignId) {\n      ...Lift_lift @unmask\n    }\n  }\n"): (typeof documents)["\n  query Lift($campaignId: ID!) {\n    campaignLift(campaignId: $campaignId) {\n      ...Lift_lift @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Lift_switch($campaignId: ID!, $isOn: Boolean!) {\n    switchHoldOut(campaignId: $campaignId, isOn: $isOn) {\n      ...Lift_lift @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Lift_switch($campaignId: ID!, $isOn: Boolean!) {\n    switchHoldOut(campaignId: $campaignId, isOn: $isOn) {\n      ...Lift_lift @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PerformancePage {\n    publicConfiguration {\n      demoMode\n    }\n    campaigns(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    insightViews {\n      ...InsightView_view @unmask\n    }\n  }\n"): (typeof documents)["\n  query PerformancePage {\n    publicConfiguration {\n      demoMode\n    }\n    campaigns(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    insightViews {\n      ...InsightView_view @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavedViews_delete($id: ID!) {\n    deleteInsightView(id: $id)\n  }\n"): (typeof documents)["\n  mutation SavedViews_delete($id: ID!) {\n    deleteInsightView(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ViewDialog_create($input: InsightViewInput!) {\n    createInsightView(input: $input) {\n      ...InsightView_view @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ViewDialog_create($input: InsightViewInput!) {\n    createInsightView(input: $input) {\n      ...InsightView_view @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ViewDialog_update($id: ID!, $input: InsightViewInput!) {\n    updateInsightView(id: $id, input: $input) {\n      ...InsightView_view @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ViewDialog_update($id: ID!, $input: InsightViewInput!) {\n    updateInsightView(id: $id, input: $input) {\n      ...InsightView_view @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Insight_figures on InsightFigures {\n    impressions\n    reach\n    frequency\n    clicks\n    ctr\n    engagements\n    conversions\n    revenuePence\n    costPence\n    ecpmPence\n    cpcPence\n    cpaPence\n    roi\n    notCounted\n  }\n"): (typeof documents)["\n  fragment Insight_figures on InsightFigures {\n    impressions\n    reach\n    frequency\n    clicks\n    ctr\n    engagements\n    conversions\n    revenuePence\n    costPence\n    ecpmPence\n    cpcPence\n    cpaPence\n    roi\n    notCounted\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Insight_row on InsightRow {\n    keys\n    labels\n    sharePercent\n    figures {\n      ...Insight_figures @unmask\n    }\n    before {\n      ...Insight_figures @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment Insight_row on InsightRow {\n    keys\n    labels\n    sharePercent\n    figures {\n      ...Insight_figures @unmask\n    }\n    before {\n      ...Insight_figures @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Insights(\n    $metrics: [InsightMetric!]!\n    $dimensions: [InsightDimension!]!\n    $period: InsightPeriodInput!\n    $filter: InsightFilterInput\n    $compareTo: InsightComparison\n    $orderBy: InsightOrderInput\n  ) {\n    insights(\n      metrics: $metrics\n      dimensions: $dimensions\n      period: $period\n      filter: $filter\n      compareTo: $compareTo\n      orderBy: $orderBy\n      first: 366\n    ) {\n      metrics\n      isCostFinal\n      isDemonstration\n      total {\n        ...Insight_figures @unmask\n      }\n      totalBefore {\n        ...Insight_figures @unmask\n      }\n      rows {\n        totalCount\n        nodes {\n          ...Insight_row @unmask\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Insights(\n    $metrics: [InsightMetric!]!\n    $dimensions: [InsightDimension!]!\n    $period: InsightPeriodInput!\n    $filter: InsightFilterInput\n    $compareTo: InsightComparison\n    $orderBy: InsightOrderInput\n  ) {\n    insights(\n      metrics: $metrics\n      dimensions: $dimensions\n      period: $period\n      filter: $filter\n      compareTo: $compareTo\n      orderBy: $orderBy\n      first: 366\n    ) {\n      metrics\n      isCostFinal\n      isDemonstration\n      total {\n        ...Insight_figures @unmask\n      }\n      totalBefore {\n        ...Insight_figures @unmask\n      }\n      rows {\n        totalCount\n        nodes {\n          ...Insight_row @unmask\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Counted {\n    usageChanged {\n      id\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  subscription Counted {\n    usageChanged {\n      id\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InsightView_view on InsightView {\n    id\n    name\n    period\n    from\n    to\n    compareTo\n    metric\n    dimension\n    columns\n    campaignId\n    mailed\n  }\n"): (typeof documents)["\n  fragment InsightView_view on InsightView {\n    id\n    name\n    period\n    from\n    to\n    compareTo\n    metric\n    dimension\n    columns\n    campaignId\n    mailed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BuilderConflict($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"): (typeof documents)["\n  query BuilderConflict($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PickAdvert_drafts {\n    campaigns(first: 10, status: DRAFT) {\n      nodes {\n        id\n        name\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query PickAdvert_drafts {\n    campaigns(first: 10, status: DRAFT) {\n      nodes {\n        id\n        name\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewPage {\n    campaignChoices {\n      tier\n      groups {\n        key\n        label\n        isIncluded\n        fromTier\n        choices {\n          value\n          label\n          isOffered\n          reason\n        }\n      }\n      abTesting {\n        isIncluded\n        fromTier\n      }\n      relatedTopics {\n        isIncluded\n        fromTier\n      }\n      returnToTopic {\n        isIncluded\n        fromTier\n      }\n    }\n    creatives(first: 100, archived: false) {\n      nodes {\n        ...Campaign_advert @unmask\n      }\n    }\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n    }\n  }\n"): (typeof documents)["\n  query PreviewPage {\n    campaignChoices {\n      tier\n      groups {\n        key\n        label\n        isIncluded\n        fromTier\n        choices {\n          value\n          label\n          isOffered\n          reason\n        }\n      }\n      abTesting {\n        isIncluded\n        fromTier\n      }\n      relatedTopics {\n        isIncluded\n        fromTier\n      }\n      returnToTopic {\n        isIncluded\n        fromTier\n      }\n    }\n    creatives(first: 100, archived: false) {\n      nodes {\n        ...Campaign_advert @unmask\n      }\n    }\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewPage_campaign($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"): (typeof documents)["\n  query PreviewPage_campaign($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewPage_advert($id: ID!) {\n    creative(id: $id) {\n      ...Campaign_advert @unmask\n    }\n  }\n"): (typeof documents)["\n  query PreviewPage_advert($id: ID!) {\n    creative(id: $id) {\n      ...Campaign_advert @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignReach($input: TargetingInput!) {\n    campaignReach(input: $input) {\n      from\n      to\n      countedAt\n      effects {\n        group\n        value\n        from\n        to\n      }\n    }\n  }\n"): (typeof documents)["\n  query CampaignReach($input: TargetingInput!) {\n    campaignReach(input: $input) {\n      from\n      to\n      countedAt\n      effects {\n        group\n        value\n        from\n        to\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdvertiserHistory {\n    advertiserHistory {\n      isEnough\n      impressions\n      days\n      neededImpressions\n      neededDays\n      best {\n        dimension\n        key\n        label\n      }\n      roi\n    }\n  }\n"): (typeof documents)["\n  query AdvertiserHistory {\n    advertiserHistory {\n      isEnough\n      impressions\n      days\n      neededImpressions\n      neededDays\n      best {\n        dimension\n        key\n        label\n      }\n      roi\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignSuggestions($input: ForecastInput!, $campaignId: ID, $creativeId: ID) {\n    campaignSuggestions(input: $input, campaignId: $campaignId, creativeId: $creativeId) {\n      state\n      suggestions {\n        text\n        impressions\n        clicks\n        costPence\n        creativeId\n        tier\n        cities\n        languages\n        topics\n        signals\n        relatedTopics\n        weekdays\n        hours\n        dailyCap\n        monthlyBudgetPence\n        frequencyCap\n      }\n    }\n  }\n"): (typeof documents)["\n  query CampaignSuggestions($input: ForecastInput!, $campaignId: ID, $creativeId: ID) {\n    campaignSuggestions(input: $input, campaignId: $campaignId, creativeId: $creativeId) {\n      state\n      suggestions {\n        text\n        impressions\n        clicks\n        costPence\n        creativeId\n        tier\n        cities\n        languages\n        topics\n        signals\n        relatedTopics\n        weekdays\n        hours\n        dailyCap\n        monthlyBudgetPence\n        frequencyCap\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BuilderCampaign($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"): (typeof documents)["\n  query BuilderCampaign($id: ID!) {\n    campaign(id: $id) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Builder_save($id: ID, $version: Int, $input: CampaignInput!) {\n    saveCampaign(id: $id, version: $version, input: $input) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Builder_save($id: ID, $version: Int, $input: CampaignInput!) {\n    saveCampaign(id: $id, version: $version, input: $input) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CampaignForecast($input: ForecastInput!, $campaignId: ID) {\n    campaignForecast(input: $input, campaignId: $campaignId) {\n      state\n      from\n      to\n      againAt\n      figures {\n        metric\n        likely\n        from\n        to\n        why\n      }\n    }\n  }\n"): (typeof documents)["\n  query CampaignForecast($input: ForecastInput!, $campaignId: ID) {\n    campaignForecast(input: $input, campaignId: $campaignId) {\n      state\n      from\n      to\n      againAt\n      figures {\n        metric\n        likely\n        from\n        to\n        why\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Builder_launch($id: ID!, $version: Int!) {\n    launchCampaign(id: $id, version: $version) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Builder_launch($id: ID!, $version: Int!) {\n    launchCampaign(id: $id, version: $version) {\n      ...Campaign_campaign @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConversionForm_report($input: ReportConversionsInput!) {\n    reportConversions(input: $input) {\n      id\n      rowCount\n    }\n  }\n"): (typeof documents)["\n  mutation ConversionForm_report($input: ReportConversionsInput!) {\n    reportConversions(input: $input) {\n      id\n      rowCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConversionsPage($after: String) {\n    campaigns(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    conversions(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...ConversionList_conversion @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ConversionsPage($after: String) {\n    campaigns(first: 100) {\n      nodes {\n        id\n        name\n      }\n    }\n    conversions(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...ConversionList_conversion @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversionList_conversion on Conversion {\n    id\n    campaignName\n    day\n    count\n    revenuePence\n    promoCode\n    orderId\n    allOrders\n  }\n"): (typeof documents)["\n  fragment ConversionList_conversion on Conversion {\n    id\n    campaignName\n    day\n    count\n    revenuePence\n    promoCode\n    orderId\n    allOrders\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackDialog_delete($id: ID!) {\n    deleteConversion(id: $id)\n  }\n"): (typeof documents)["\n  mutation TakeBackDialog_delete($id: ID!) {\n    deleteConversion(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaidMonths_report on MonthlyReport {\n    paidMonths {\n      periodStart\n      periodEnd\n      impressions\n      impressionsPence\n      unusedPence\n      netPence\n      vatPence\n      grossPence\n      invoices\n      isFinal\n    }\n  }\n"): (typeof documents)["\n  fragment PaidMonths_report on MonthlyReport {\n    paidMonths {\n      periodStart\n      periodEnd\n      impressions\n      impressionsPence\n      unusedPence\n      netPence\n      vatPence\n      grossPence\n      invoices\n      isFinal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportFigures_report on MonthlyReport {\n    metrics {\n      ...Insight_figures @unmask\n    }\n    previous {\n      ...Insight_figures @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment ReportFigures_report on MonthlyReport {\n    metrics {\n      ...Insight_figures @unmask\n    }\n    previous {\n      ...Insight_figures @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportPage($month: String!) {\n    reportMonths\n    monthlyReport(month: $month) {\n      month\n      isComplete\n      isCostFinal\n      ...ReportFigures_report\n      ...MonthDays_report\n      ...Demographics_report\n      ...CampaignTable_report\n      ...PaidMonths_report\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n"): (typeof documents)["\n  query ReportPage($month: String!) {\n    reportMonths\n    monthlyReport(month: $month) {\n      month\n      isComplete\n      isCostFinal\n      ...ReportFigures_report\n      ...MonthDays_report\n      ...Demographics_report\n      ...CampaignTable_report\n      ...PaidMonths_report\n    }\n    publicConfiguration {\n      demoMode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MonthDays_report on MonthlyReport {\n    days {\n      ...Insight_row @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment MonthDays_report on MonthlyReport {\n    days {\n      ...Insight_row @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CampaignTable_report on MonthlyReport {\n    month\n    metrics {\n      ...Insight_figures @unmask\n    }\n    campaigns {\n      ...Insight_row @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment CampaignTable_report on MonthlyReport {\n    month\n    metrics {\n      ...Insight_figures @unmask\n    }\n    campaigns {\n      ...Insight_row @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Demographics_report on MonthlyReport {\n    demographics {\n      days\n      ageGroups {\n        keys\n        labels\n        sharePercent\n      }\n      genders {\n        keys\n        labels\n        sharePercent\n      }\n      locations {\n        keys\n        labels\n        sharePercent\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Demographics_report on MonthlyReport {\n    demographics {\n      days\n      ageGroups {\n        keys\n        labels\n        sharePercent\n      }\n      genders {\n        keys\n        labels\n        sharePercent\n      }\n      locations {\n        keys\n        labels\n        sharePercent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportsPage {\n    reportMonths\n  }\n"): (typeof documents)["\n  query ReportsPage {\n    reportMonths\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeDialog_revoke($id: ID!) {\n    revokeApiKey(id: $id) {\n      ...ApiKey_key @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeDialog_revoke($id: ID!) {\n    revokeApiKey(id: $id) {\n      ...ApiKey_key @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewKeyDialog_create($input: ApiKeyInput!) {\n    createApiKey(input: $input) {\n      ...IssuedApiKey_issued @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation NewKeyDialog_create($input: ApiKeyInput!) {\n    createApiKey(input: $input) {\n      ...IssuedApiKey_issued @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateDialog_rotate($id: ID!, $overlapHours: Int!) {\n    rotateApiKey(id: $id, overlapHours: $overlapHours) {\n      ...IssuedApiKey_issued @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation RotateDialog_rotate($id: ID!, $overlapHours: Int!) {\n    rotateApiKey(id: $id, overlapHours: $overlapHours) {\n      ...IssuedApiKey_issued @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiKeyUsage($id: ID!) {\n    apiKeyUsage(id: $id, days: 30) {\n      day\n      calls\n      refused\n      points\n    }\n  }\n"): (typeof documents)["\n  query ApiKeyUsage($id: ID!) {\n    apiKeyUsage(id: $id, days: 30) {\n      day\n      calls\n      refused\n      points\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApiScope_scope on ApiScope {\n    name\n    label\n    description\n    isWriting\n  }\n"): (typeof documents)["\n  fragment ApiScope_scope on ApiScope {\n    name\n    label\n    description\n    isWriting\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApiKey_key on ApiKey {\n    id\n    service\n    environment\n    scopes {\n      ...ApiScope_scope @unmask\n    }\n    maskedKey\n    state\n    standing\n    ownerName\n    isServiceAccount\n    madeBy\n    createdAt\n    lastRotatedAt\n    expiresAt\n    daysLeft\n    lastUsedAt\n    revokedAt\n    retiring {\n      maskedKey\n      worksUntil\n      lastUsedAt\n    }\n    canChange\n  }\n"): (typeof documents)["\n  fragment ApiKey_key on ApiKey {\n    id\n    service\n    environment\n    scopes {\n      ...ApiScope_scope @unmask\n    }\n    maskedKey\n    state\n    standing\n    ownerName\n    isServiceAccount\n    madeBy\n    createdAt\n    lastRotatedAt\n    expiresAt\n    daysLeft\n    lastUsedAt\n    revokedAt\n    retiring {\n      maskedKey\n      worksUntil\n      lastUsedAt\n    }\n    canChange\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IssuedApiKey_issued on IssuedApiKey {\n    secret\n    message\n    key {\n      ...ApiKey_key @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment IssuedApiKey_issued on IssuedApiKey {\n    secret\n    message\n    key {\n      ...ApiKey_key @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiKeys($owner: ApiKeyOwner!, $isEnded: Boolean!, $after: String) {\n    apiKeys(first: 20, owner: $owner, isEnded: $isEnded, after: $after) {\n      nodes {\n        ...ApiKey_key @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ApiKeys($owner: ApiKeyOwner!, $isEnded: Boolean!, $after: String) {\n    apiKeys(first: 20, owner: $owner, isEnded: $isEnded, after: $after) {\n      nodes {\n        ...ApiKey_key @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiKeySetup {\n    apiKeySetup {\n      lifetimeDays\n      warningDays\n      overlapHours\n      defaultOverlapHours\n      pointsPerMinute\n      mayHaveKeys\n      standing\n      scopes {\n        ...ApiScope_scope @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query ApiKeySetup {\n    apiKeySetup {\n      lifetimeDays\n      warningDays\n      overlapHours\n      defaultOverlapHours\n      pointsPerMinute\n      mayHaveKeys\n      standing\n      scopes {\n        ...ApiScope_scope @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ApiKeysChanged {\n    apiKeysChanged {\n      snapshot\n    }\n  }\n"): (typeof documents)["\n  subscription ApiKeysChanged {\n    apiKeysChanged {\n      snapshot\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MaintenanceNotice_notice on MaintenanceNotice {\n    id\n    phase\n    startsAt\n    endsAt\n    releaseVersion\n    releaseNotes\n    texts {\n      en\n      fr\n      es\n      de\n    }\n  }\n"): (typeof documents)["\n  fragment MaintenanceNotice_notice on MaintenanceNotice {\n    id\n    phase\n    startsAt\n    endsAt\n    releaseVersion\n    releaseNotes\n    texts {\n      en\n      fr\n      es\n      de\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MaintenanceNotice {\n    maintenanceNotice {\n      ...MaintenanceNotice_notice @unmask\n    }\n  }\n"): (typeof documents)["\n  query MaintenanceNotice {\n    maintenanceNotice {\n      ...MaintenanceNotice_notice @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MaintenanceNoticeChanged {\n    maintenanceNoticeChanged {\n      ...MaintenanceNotice_notice @unmask\n    }\n  }\n"): (typeof documents)["\n  subscription MaintenanceNoticeChanged {\n    maintenanceNoticeChanged {\n      ...MaintenanceNotice_notice @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Session_viewer on Viewer {\n    id\n    name\n    email\n    role\n    language\n    permissions\n    staffRoles\n  }\n"): (typeof documents)["\n  fragment Session_viewer on Viewer {\n    id\n    name\n    email\n    role\n    language\n    permissions\n    staffRoles\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Session {\n    me {\n      ...Session_viewer @unmask\n    }\n    publicConfiguration {\n      productName\n      demoMode\n    }\n  }\n"): (typeof documents)["\n  query Session {\n    me {\n      ...Session_viewer @unmask\n    }\n    publicConfiguration {\n      productName\n      demoMode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SessionStore_logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation SessionStore_logout {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UseChooseLanguage_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n"): (typeof documents)["\n  mutation UseChooseLanguage_setLanguage($language: Language!) {\n    setLanguage(language: $language) {\n      id\n      language\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailboxPage($after: String) {\n    mailbox(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...MailEntry_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query MailboxPage($after: String) {\n    mailbox(first: 20, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...MailEntry_mail\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailboxPage_mail($id: ID!) {\n    mailboxMail(id: $id) {\n      id\n      ...OpenedMail_mail\n    }\n  }\n"): (typeof documents)["\n  query MailboxPage_mail($id: ID!) {\n    mailboxMail(id: $id) {\n      id\n      ...OpenedMail_mail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MailEntry_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n  }\n"): (typeof documents)["\n  fragment MailEntry_mail on OutboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpenedMail_mail on MailboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    text\n    html\n  }\n"): (typeof documents)["\n  fragment OpenedMail_mail on MailboxMail {\n    id\n    recipient\n    subject\n    createdAt\n    text\n    html\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdvertChoices_hide($viewToken: String!, $hidden: Boolean!) {\n    hideAdvert(viewToken: $viewToken, hidden: $hidden)\n  }\n"): (typeof documents)["\n  mutation AdvertChoices_hide($viewToken: String!, $hidden: Boolean!) {\n    hideAdvert(viewToken: $viewToken, hidden: $hidden)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportForm_report($viewToken: String!, $reason: AdvertReportReason!, $comment: String) {\n    reportAdvert(viewToken: $viewToken, reason: $reason, comment: $comment)\n  }\n"): (typeof documents)["\n  mutation ReportForm_report($viewToken: String!, $reason: AdvertReportReason!, $comment: String) {\n    reportAdvert(viewToken: $viewToken, reason: $reason, comment: $comment)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SponsoredAdvert_recommendation on SponsoredRecommendation {\n    id\n    title\n    description\n    imageUrl\n    imageAlt\n    pricePence\n    promoCode\n    company\n    host\n    disclaimer\n    privacyNote\n    why\n    viewToken\n    clickToken\n    engagementToken\n  }\n"): (typeof documents)["\n  fragment SponsoredAdvert_recommendation on SponsoredRecommendation {\n    id\n    title\n    description\n    imageUrl\n    imageAlt\n    pricePence\n    promoCode\n    company\n    host\n    disclaimer\n    privacyNote\n    why\n    viewToken\n    clickToken\n    engagementToken\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AboutAssistant_version on AssistantVersion {\n    version\n    conceptCount\n    updatedAt\n    improvements\n    studies {\n      title\n      authors\n      publishedDate\n      doi\n    }\n    record {\n      figures {\n        accuracy {\n          value\n          n\n        }\n        emergencyRecall {\n          value\n          n\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment AboutAssistant_version on AssistantVersion {\n    version\n    conceptCount\n    updatedAt\n    improvements\n    studies {\n      title\n      authors\n      publishedDate\n      doi\n    }\n    record {\n      figures {\n        accuracy {\n          value\n          n\n        }\n        emergencyRecall {\n          value\n          n\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssistantVersionCheck {\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n  }\n"): (typeof documents)["\n  query AssistantVersionCheck {\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AssistantVersionChanged {\n    assistantVersionChanged {\n      ...AboutAssistant_version\n    }\n  }\n"): (typeof documents)["\n  subscription AssistantVersionChanged {\n    assistantVersionChanged {\n      ...AboutAssistant_version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddForm_add($id: ID!, $text: String!, $key: ID!) {\n    addToConsultation(consultationId: $id, text: $text, idempotencyKey: $key) {\n      ...Entry_consultation @unmask\n      response {\n        heading\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddForm_add($id: ID!, $text: String!, $key: ID!) {\n    addToConsultation(consultationId: $id, text: $text, idempotencyKey: $key) {\n      ...Entry_consultation @unmask\n      response {\n        heading\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskForm_ask($question: String!, $language: Language, $forWhom: ID, $key: ID!) {\n    addConsultation(question: $question, language: $language, forWhom: $forWhom, idempotencyKey: $key) {\n      ...Entry_consultation @unmask\n      response {\n        heading\n        openQuestions {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AskForm_ask($question: String!, $language: Language, $forWhom: ID, $key: ID!) {\n    addConsultation(question: $question, language: $language, forWhom: $forWhom, idempotencyKey: $key) {\n      ...Entry_consultation @unmask\n      response {\n        heading\n        openQuestions {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FollowUpWish_wish($id: ID!, $wished: Boolean!) {\n    wishFollowUp(consultationId: $id, wished: $wished) {\n      id\n      followUpWished\n    }\n  }\n"): (typeof documents)["\n  mutation FollowUpWish_wish($id: ID!, $wished: Boolean!) {\n    wishFollowUp(consultationId: $id, wished: $wished) {\n      id\n      followUpWished\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HideQuestion_hide($id: ID!) {\n    hideConsultation(id: $id)\n  }\n"): (typeof documents)["\n  mutation HideQuestion_hide($id: ID!) {\n    hideConsultation(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsultationPage($after: String) {\n    consultations(first: 10, after: $after) {\n      nodes {\n        ...Entry_consultation @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    familyMembers(first: 20) {\n      nodes {\n        id\n        name\n      }\n    }\n    pharmacistIsThere\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n    publicConfiguration {\n      questionMaxLength\n      answerWriter\n      translator {\n        name\n      }\n      pharmacistAnswerHours\n    }\n  }\n"): (typeof documents)["\n  query ConsultationPage($after: String) {\n    consultations(first: 10, after: $after) {\n      nodes {\n        ...Entry_consultation @unmask\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    familyMembers(first: 20) {\n      nodes {\n        id\n        name\n      }\n    }\n    pharmacistIsThere\n    assistantVersion {\n      ...AboutAssistant_version\n    }\n    publicConfiguration {\n      questionMaxLength\n      answerWriter\n      translator {\n        name\n      }\n      pharmacistAnswerHours\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ConsultationChanged {\n    consultationChanged {\n      snapshot\n      consultations {\n        ...Entry_consultation @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ConsultationChanged {\n    consultationChanged {\n      snapshot\n      consultations {\n        ...Entry_consultation @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EarlierMessages($id: ID!, $after: String) {\n    consultation(id: $id) {\n      id\n      escalation {\n        messages(first: 20, after: $after) {\n          nodes {\n            id\n            author\n            authorName\n            text\n            language\n            sentAt\n          }\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query EarlierMessages($id: ID!, $after: String) {\n    consultation(id: $id) {\n      id\n      escalation {\n        messages(first: 20, after: $after) {\n          nodes {\n            id\n            author\n            authorName\n            text\n            language\n            sentAt\n          }\n          pageInfo {\n            endCursor\n            hasNextPage\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MessageTranslation_translate($messageId: ID!, $to: Language!) {\n    translateMessage(messageId: $messageId, to: $to) {\n      text\n    }\n  }\n"): (typeof documents)["\n  mutation MessageTranslation_translate($messageId: ID!, $to: Language!) {\n    translateMessage(messageId: $messageId, to: $to) {\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CriticalAnswer_consultation on Consultation {\n    id\n    level\n    response {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      references {\n        title\n        url\n      }\n      openQuestions {\n        id\n        text\n      }\n      helpLines {\n        lines {\n          name\n          phone\n        }\n      }\n      signals {\n        label\n        source {\n          title\n          url\n        }\n      }\n    }\n    raised {\n      level\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        references {\n          title\n          url\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CriticalAnswer_consultation on Consultation {\n    id\n    level\n    response {\n      heading\n      message\n      steps {\n        title\n        description\n      }\n      references {\n        title\n        url\n      }\n      openQuestions {\n        id\n        text\n      }\n      helpLines {\n        lines {\n          name\n          phone\n        }\n      }\n      signals {\n        label\n        source {\n          title\n          url\n        }\n      }\n    }\n    raised {\n      level\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        references {\n          title\n          url\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteQuestion_delete($id: ID!) {\n    deleteConsultation(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteQuestion_delete($id: ID!) {\n    deleteConsultation(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Feedback_rate($id: ID!, $helpful: Boolean!, $comment: String) {\n    rateConsultation(id: $id, helpful: $helpful, comment: $comment) {\n      ...Entry_consultation @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Feedback_rate($id: ID!, $helpful: Boolean!, $comment: String) {\n    rateConsultation(id: $id, helpful: $helpful, comment: $comment) {\n      ...Entry_consultation @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Feedback_report($id: ID!, $text: String!) {\n    reportConsultation(id: $id, text: $text) {\n      ...Entry_consultation @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Feedback_report($id: ID!, $text: String!) {\n    reportConsultation(id: $id, text: $text) {\n      ...Entry_consultation @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Questions_answer($id: ID!, $answers: [QuestionAnswerInput!]!) {\n    answerQuestions(consultationId: $id, answers: $answers) {\n      ...Entry_consultation @unmask\n      response {\n        heading\n        openQuestions {\n          id\n          kind\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Questions_answer($id: ID!, $answers: [QuestionAnswerInput!]!) {\n    answerQuestions(consultationId: $id, answers: $answers) {\n      ...Entry_consultation @unmask\n      response {\n        heading\n        openQuestions {\n          id\n          kind\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplyForm_reply($consultationId: ID!, $text: String!) {\n    replyToPharmacist(consultationId: $consultationId, text: $text) {\n      ...Entry_consultation @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ReplyForm_reply($consultationId: ID!, $text: String!) {\n    replyToPharmacist(consultationId: $consultationId, text: $text) {\n      ...Entry_consultation @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConsultationCard_consultation on Consultation {\n    id\n    question\n    questionLanguage\n    timestamp\n    subjectName\n    feltAt\n    isAboutSafety\n    followUpWished\n    level\n    response {\n      heading\n      care {\n        id\n      }\n      message\n      decidedBy {\n        because\n        isDecisive\n      }\n      steps {\n        title\n        description\n      }\n      recommendations {\n        type\n        about\n        title\n        description\n        cautions\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      ruledOut {\n        title\n        reason\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n      written {\n        text\n        writer\n      }\n      profileCheck {\n        used\n        message\n        missing\n      }\n      forWhom\n      understood {\n        fact\n        label\n        standing\n        days\n        words\n        person\n      }\n      helpLines {\n        reader\n        title\n        lines {\n          name\n          phone\n          about\n          url\n        }\n      }\n      openQuestions {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n    }\n    answers {\n      asked {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n      present\n      unsure\n      words\n      days\n      years\n      sex\n    }\n    raised {\n      level\n      raisedAt\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        safetyNet {\n          heading\n          signs\n        }\n      }\n    }\n    feedback {\n      helpful\n      comment\n      reportedAt\n    }\n    escalation {\n      status\n      because\n      sentAt\n      waitingSince\n      answerHours\n      seenAt\n      claimedAt\n      answeredAt\n      closedAt\n      closeReason\n      reopenUntil\n      pharmacistName\n      asks {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n      messages(first: 8) {\n        nodes {\n          id\n          author\n          authorName\n          text\n          language\n          sentAt\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ConsultationCard_consultation on Consultation {\n    id\n    question\n    questionLanguage\n    timestamp\n    subjectName\n    feltAt\n    isAboutSafety\n    followUpWished\n    level\n    response {\n      heading\n      care {\n        id\n      }\n      message\n      decidedBy {\n        because\n        isDecisive\n      }\n      steps {\n        title\n        description\n      }\n      recommendations {\n        type\n        about\n        title\n        description\n        cautions\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      ruledOut {\n        title\n        reason\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n      safetyNet {\n        heading\n        signs\n      }\n      references {\n        title\n        url\n      }\n      written {\n        text\n        writer\n      }\n      profileCheck {\n        used\n        message\n        missing\n      }\n      forWhom\n      understood {\n        fact\n        label\n        standing\n        days\n        words\n        person\n      }\n      helpLines {\n        reader\n        title\n        lines {\n          name\n          phone\n          about\n          url\n        }\n      }\n      openQuestions {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n    }\n    answers {\n      asked {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n      present\n      unsure\n      words\n      days\n      years\n      sex\n    }\n    raised {\n      level\n      raisedAt\n      response {\n        heading\n        message\n        steps {\n          title\n          description\n        }\n        safetyNet {\n          heading\n          signs\n        }\n      }\n    }\n    feedback {\n      helpful\n      comment\n      reportedAt\n    }\n    escalation {\n      status\n      because\n      sentAt\n      waitingSince\n      answerHours\n      seenAt\n      claimedAt\n      answeredAt\n      closedAt\n      closeReason\n      reopenUntil\n      pharmacistName\n      asks {\n        id\n        kind\n        urgency\n        text\n        choices {\n          fact\n          label\n        }\n      }\n      messages(first: 8) {\n        nodes {\n          id\n          author\n          authorName\n          text\n          language\n          sentAt\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Entry_consultation on Consultation {\n    id\n    level\n    isAboutSafety\n    timestamp\n    followUp\n    raised {\n      level\n      raisedAt\n    }\n    ...ConsultationCard_consultation\n    ...CriticalAnswer_consultation\n  }\n"): (typeof documents)["\n  fragment Entry_consultation on Consultation {\n    id\n    level\n    isAboutSafety\n    timestamp\n    followUp\n    raised {\n      level\n      raisedAt\n    }\n    ...ConsultationCard_consultation\n    ...CriticalAnswer_consultation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PatientDashboardPage {\n    healthProfile {\n      id\n      ...HealthSummary_profile\n    }\n    medicationReminders {\n      id\n      current {\n        id\n        slot\n      }\n      next {\n        id\n        day\n        slot\n      }\n      hasMedicines\n      ...ReminderCard_reminders\n    }\n    medications(first: 6) {\n      totalCount\n      nodes {\n        id\n        name\n        dosage\n      }\n    }\n    vitals {\n      id\n      ...HealthMetrics_vitals\n    }\n    healthAlerts(open: true, first: 3) {\n      nodes {\n        id\n        metric\n        type\n        acknowledgedAt\n        ...HealthAlerts_alert\n      }\n    }\n    devices {\n      id\n      connected\n    }\n    followUps {\n      id\n    }\n    hasSafetyConsultation\n    consultations(first: 5) {\n      nodes {\n        id\n        escalation {\n          status\n        }\n        ...RecentConsultation_consultation\n      }\n    }\n  }\n"): (typeof documents)["\n  query PatientDashboardPage {\n    healthProfile {\n      id\n      ...HealthSummary_profile\n    }\n    medicationReminders {\n      id\n      current {\n        id\n        slot\n      }\n      next {\n        id\n        day\n        slot\n      }\n      hasMedicines\n      ...ReminderCard_reminders\n    }\n    medications(first: 6) {\n      totalCount\n      nodes {\n        id\n        name\n        dosage\n      }\n    }\n    vitals {\n      id\n      ...HealthMetrics_vitals\n    }\n    healthAlerts(open: true, first: 3) {\n      nodes {\n        id\n        metric\n        type\n        acknowledgedAt\n        ...HealthAlerts_alert\n      }\n    }\n    devices {\n      id\n      connected\n    }\n    followUps {\n      id\n    }\n    hasSafetyConsultation\n    consultations(first: 5) {\n      nodes {\n        id\n        escalation {\n          status\n        }\n        ...RecentConsultation_consultation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PatientDashboardPage_advert {\n    sponsoredRecommendation {\n      id\n      ...SponsoredAdvert_recommendation\n    }\n  }\n"): (typeof documents)["\n  query PatientDashboardPage_advert {\n    sponsoredRecommendation {\n      id\n      ...SponsoredAdvert_recommendation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HealthSummary_profile on HealthProfile {\n    id\n    age\n    gender\n    allergies\n    conditions\n    nhsImportedAt\n  }\n"): (typeof documents)["\n  fragment HealthSummary_profile on HealthProfile {\n    id\n    age\n    gender\n    allergies\n    conditions\n    nhsImportedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecentConsultation_consultation on Consultation {\n    id\n    question\n    subjectName\n    timestamp\n    isAboutSafety\n    level\n    response {\n      care {\n        id\n        name\n      }\n    }\n    escalation {\n      answeredAt\n    }\n  }\n"): (typeof documents)["\n  fragment RecentConsultation_consultation on Consultation {\n    id\n    question\n    subjectName\n    timestamp\n    isAboutSafety\n    level\n    response {\n      care {\n        id\n        name\n      }\n    }\n    escalation {\n      answeredAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FollowUps {\n    followUps {\n      id\n      followUp\n      isAboutSafety\n      question\n      subjectName\n      response {\n        heading\n        message\n      }\n      raised {\n        response {\n          heading\n          message\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FollowUps {\n    followUps {\n      id\n      followUp\n      isAboutSafety\n      question\n      subjectName\n      response {\n        heading\n        message\n      }\n      raised {\n        response {\n          heading\n          message\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FollowUps_say($id: ID!, $feeling: Feeling!) {\n    sayHowThingsAre(consultationId: $id, feeling: $feeling) {\n      id\n      level\n    }\n  }\n"): (typeof documents)["\n  mutation FollowUps_say($id: ID!, $feeling: Feeling!) {\n    sayHowThingsAre(consultationId: $id, feeling: $feeling) {\n      id\n      level\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HealthAlerts_alert on HealthAlert {\n    id\n    metric\n    type\n    message\n    day\n    demonstration\n    timestamp\n    acknowledgedAt\n  }\n"): (typeof documents)["\n  fragment HealthAlerts_alert on HealthAlert {\n    id\n    metric\n    type\n    message\n    day\n    demonstration\n    timestamp\n    acknowledgedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HealthAlerts_acknowledge($id: ID!) {\n    acknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n"): (typeof documents)["\n  mutation HealthAlerts_acknowledge($id: ID!) {\n    acknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HealthAlerts_undo($id: ID!) {\n    undoAcknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n"): (typeof documents)["\n  mutation HealthAlerts_undo($id: ID!) {\n    undoAcknowledgeHealthAlert(id: $id) {\n      id\n      acknowledgedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HealthMetrics_vitals on Vitals {\n    id\n    today\n    heartRate {\n      current\n      average\n      lastUpdated\n      demonstration\n    }\n    sleep {\n      day\n      duration\n      quality\n      deepSleep\n      lightSleep\n      lastUpdated\n      demonstration\n    }\n    activity {\n      day\n      steps\n      calories\n      activeMinutes\n      lastUpdated\n      demonstration\n    }\n    thresholds {\n      heartRateLow\n      heartRateHigh\n      sleepHours\n      steps\n    }\n  }\n"): (typeof documents)["\n  fragment HealthMetrics_vitals on Vitals {\n    id\n    today\n    heartRate {\n      current\n      average\n      lastUpdated\n      demonstration\n    }\n    sleep {\n      day\n      duration\n      quality\n      deepSleep\n      lightSleep\n      lastUpdated\n      demonstration\n    }\n    activity {\n      day\n      steps\n      calories\n      activeMinutes\n      lastUpdated\n      demonstration\n    }\n    thresholds {\n      heartRateLow\n      heartRateHigh\n      sleepHours\n      steps\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrendsPanel($metric: TrendMetric!, $range: TrendRange!) {\n    vitalTrend(metric: $metric, range: $range) {\n      id\n      metric\n      range\n      demonstration\n      points {\n        at\n        value\n        lowest\n        highest\n      }\n    }\n  }\n"): (typeof documents)["\n  query TrendsPanel($metric: TrendMetric!, $range: TrendRange!) {\n    vitalTrend(metric: $metric, range: $range) {\n      id\n      metric\n      range\n      demonstration\n      points {\n        at\n        value\n        lowest\n        highest\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription vitalsChanged {\n    vitalsChanged {\n      id\n      ...HealthMetrics_vitals\n    }\n  }\n"): (typeof documents)["\n  subscription vitalsChanged {\n    vitalsChanged {\n      id\n      ...HealthMetrics_vitals\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription healthAlertChanged {\n    healthAlertChanged {\n      id\n      metric\n      type\n      acknowledgedAt\n      ...HealthAlerts_alert\n    }\n  }\n"): (typeof documents)["\n  subscription healthAlertChanged {\n    healthAlertChanged {\n      id\n      metric\n      type\n      acknowledgedAt\n      ...HealthAlerts_alert\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription dashboardDevicesChanged {\n    deviceChanged {\n      id\n      connected\n    }\n  }\n"): (typeof documents)["\n  subscription dashboardDevicesChanged {\n    deviceChanged {\n      id\n      connected\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReminderCard_reminders on MedicationReminders {\n    id\n    day\n    pushKey\n    current {\n      id\n      slot\n      at\n    }\n    next {\n      id\n      day\n      slot\n      at\n    }\n    slots {\n      id\n      slot\n      at\n      doses {\n        ...ReminderCard_dose @unmask\n      }\n    }\n    missed {\n      ...ReminderCard_dose @unmask\n    }\n    toOrder {\n      medicationId\n      name\n      subjectName\n      orderBy\n      endsOn\n    }\n    adherence(days: 30) {\n      due\n      taken\n    }\n  }\n"): (typeof documents)["\n  fragment ReminderCard_reminders on MedicationReminders {\n    id\n    day\n    pushKey\n    current {\n      id\n      slot\n      at\n    }\n    next {\n      id\n      day\n      slot\n      at\n    }\n    slots {\n      id\n      slot\n      at\n      doses {\n        ...ReminderCard_dose @unmask\n      }\n    }\n    missed {\n      ...ReminderCard_dose @unmask\n    }\n    toOrder {\n      medicationId\n      name\n      subjectName\n      orderBy\n      endsOn\n    }\n    adherence(days: 30) {\n      due\n      taken\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReminderCard_dose on ReminderDose {\n    id\n    medicationId\n    name\n    dosage\n    subjectName\n    takenTwiceWith\n    day\n    slot\n    state\n    notedAt\n    canNote\n  }\n"): (typeof documents)["\n  fragment ReminderCard_dose on ReminderDose {\n    id\n    medicationId\n    name\n    dosage\n    subjectName\n    takenTwiceWith\n    day\n    slot\n    state\n    notedAt\n    canNote\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription medicationRemindersChanged {\n    medicationRemindersChanged {\n      id\n      now\n      ...ReminderCard_reminders\n    }\n  }\n"): (typeof documents)["\n  subscription medicationRemindersChanged {\n    medicationRemindersChanged {\n      id\n      now\n      ...ReminderCard_reminders\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReminderCard_take($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    takeDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n"): (typeof documents)["\n  mutation ReminderCard_take($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    takeDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReminderCard_skip($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    skipDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n"): (typeof documents)["\n  mutation ReminderCard_skip($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    skipDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReminderCard_undo($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    undoDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n"): (typeof documents)["\n  mutation ReminderCard_undo($medicationId: ID!, $day: String!, $slot: DaySlot!) {\n    undoDose(medicationId: $medicationId, day: $day, slot: $slot) {\n      id\n      ...ReminderCard_reminders\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReminderSetting_add($device: PushDeviceInput!) {\n    createPushDevice(input: $device)\n  }\n"): (typeof documents)["\n  mutation ReminderSetting_add($device: PushDeviceInput!) {\n    createPushDevice(input: $device)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReminderSetting_remove($endpoint: String!) {\n    deletePushDevice(endpoint: $endpoint)\n  }\n"): (typeof documents)["\n  mutation ReminderSetting_remove($endpoint: String!) {\n    deletePushDevice(endpoint: $endpoint)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DemonstrationChoice_connect {\n    connectDemonstrationDevice {\n      id\n      type\n      name\n      connected\n    }\n  }\n"): (typeof documents)["\n  mutation DemonstrationChoice_connect {\n    connectDemonstrationDevice {\n      id\n      type\n      name\n      connected\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ImportLine_import on DeviceImport {\n    id\n    kind\n    status\n    percent\n    counts {\n      metric\n      count\n    }\n    added\n    leftOut\n    firstAt\n    lastAt\n    problem\n    problemRows {\n      row\n      problem\n    }\n    createdAt\n  }\n"): (typeof documents)["\n  fragment ImportLine_import on DeviceImport {\n    id\n    kind\n    status\n    percent\n    counts {\n      metric\n      count\n    }\n    added\n    leftOut\n    firstAt\n    lastAt\n    problem\n    problemRows {\n      row\n      problem\n    }\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportLine_cancel($id: ID!) {\n    cancelDeviceImport(id: $id) {\n      id\n      ...ImportLine_import\n    }\n  }\n"): (typeof documents)["\n  mutation ImportLine_cancel($id: ID!) {\n    cancelDeviceImport(id: $id) {\n      id\n      ...ImportLine_import\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveDevice_remove($id: ID!, $keepReadings: Boolean!) {\n    deleteDevice(id: $id, keepReadings: $keepReadings)\n  }\n"): (typeof documents)["\n  mutation RemoveDevice_remove($id: ID!, $keepReadings: Boolean!) {\n    deleteDevice(id: $id, keepReadings: $keepReadings)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DeviceChanged {\n    deviceChanged {\n      id\n      ...WearableRow_device\n    }\n  }\n"): (typeof documents)["\n  subscription DeviceChanged {\n    deviceChanged {\n      id\n      ...WearableRow_device\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WearableRow_device on WearableDevice {\n    id\n    type\n    name\n    connected\n    lastSyncedAt\n  }\n"): (typeof documents)["\n  fragment WearableRow_device on WearableDevice {\n    id\n    type\n    name\n    connected\n    lastSyncedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListenToHeart_devices {\n    devices {\n      id\n      type\n      name\n    }\n  }\n"): (typeof documents)["\n  query ListenToHeart_devices {\n    devices {\n      id\n      type\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ListenToHeart_add($name: String!) {\n    createDevice(input: { type: BLUETOOTH, name: $name }) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ListenToHeart_add($name: String!) {\n    createDevice(input: { type: BLUETOOTH, name: $name }) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ListenToHeart_send($deviceId: ID!, $readings: [HeartRateInput!]!) {\n    addHeartRates(deviceId: $deviceId, readings: $readings)\n  }\n"): (typeof documents)["\n  mutation ListenToHeart_send($deviceId: ID!, $readings: [HeartRateInput!]!) {\n    addHeartRates(deviceId: $deviceId, readings: $readings)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DeviceImportChanged {\n    deviceImportChanged {\n      id\n      status\n      ...ImportLine_import\n    }\n  }\n"): (typeof documents)["\n  subscription DeviceImportChanged {\n    deviceImportChanged {\n      id\n      status\n      ...ImportLine_import\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FamilyMedicinesPage($id: ID!, $afterCurrent: String, $afterStopped: String) {\n    familyMembers(first: 20) {\n      nodes {\n        id\n        name\n      }\n    }\n    current: medications(filter: CURRENT, first: 50, after: $afterCurrent, forWhom: $id) {\n      ...Medicines_list @unmask\n    }\n    stopped: medications(filter: STOPPED, first: 50, after: $afterStopped, forWhom: $id) {\n      ...Medicines_list @unmask\n    }\n  }\n"): (typeof documents)["\n  query FamilyMedicinesPage($id: ID!, $afterCurrent: String, $afterStopped: String) {\n    familyMembers(first: 20) {\n      nodes {\n        id\n        name\n      }\n    }\n    current: medications(filter: CURRENT, first: 50, after: $afterCurrent, forWhom: $id) {\n      ...Medicines_list @unmask\n    }\n    stopped: medications(filter: STOPPED, first: 50, after: $afterStopped, forWhom: $id) {\n      ...Medicines_list @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FamilyPage {\n    familyMembers(first: 20) {\n      totalCount\n      nodes {\n        id\n        ...MemberRow_member\n      }\n    }\n  }\n"): (typeof documents)["\n  query FamilyPage {\n    familyMembers(first: 20) {\n      totalCount\n      nodes {\n        id\n        ...MemberRow_member\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MemberForm_add($input: FamilyMemberInput!) {\n    createFamilyMember(input: $input) {\n      id\n      ...MemberRow_member\n    }\n  }\n"): (typeof documents)["\n  mutation MemberForm_add($input: FamilyMemberInput!) {\n    createFamilyMember(input: $input) {\n      id\n      ...MemberRow_member\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MemberForm_edit($id: ID!, $input: FamilyMemberInput!, $version: Int!) {\n    updateFamilyMember(id: $id, input: $input, version: $version) {\n      id\n      ...MemberRow_member\n    }\n  }\n"): (typeof documents)["\n  mutation MemberForm_edit($id: ID!, $input: FamilyMemberInput!, $version: Int!) {\n    updateFamilyMember(id: $id, input: $input, version: $version) {\n      id\n      ...MemberRow_member\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberRow_member on FamilyMember {\n    id\n    version\n    name\n    health {\n      dateOfBirth\n      gender\n      conditions\n      medicines\n      allergies\n    }\n  }\n"): (typeof documents)["\n  fragment MemberRow_member on FamilyMember {\n    id\n    version\n    name\n    health {\n      dateOfBirth\n      gender\n      conditions\n      medicines\n      allergies\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveMember_remove($id: ID!) {\n    deleteFamilyMember(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemoveMember_remove($id: ID!) {\n    deleteFamilyMember(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HandoverPage($id: ID!, $language: Language!) {\n    consultationHandover(id: $id, language: $language) {\n      id\n      answerLanguage\n      care {\n        id\n      }\n      ...HandoverSheet_handover\n    }\n  }\n"): (typeof documents)["\n  query HandoverPage($id: ID!, $language: Language!) {\n    consultationHandover(id: $id, language: $language) {\n      id\n      answerLanguage\n      care {\n        id\n      }\n      ...HandoverSheet_handover\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HandoverSheet_handover on ConsultationHandover {\n    id\n    language\n    subject\n    subjectName\n    name\n    dateOfBirth\n    age\n    sex\n    question\n    questionLanguage\n    askedAt\n    facts {\n      fact\n      label\n      standing\n      lasting\n      isDanger\n    }\n    answers {\n      kind\n      text\n      choices {\n        label\n      }\n      present {\n        label\n      }\n      unsure {\n        label\n      }\n      lasting\n      age\n      sex\n      words\n      at\n    }\n    notAsked\n    profile {\n      pregnantOrBreastfeeding\n      allergies\n      conditions\n      medicines {\n        name\n        dosage\n        frequency\n      }\n      changedAt\n      hasChangedSince\n    }\n    level\n    care {\n      id\n      how\n    }\n    heading\n    advisedAt\n    medicinesSuggested\n    answerLanguage\n    pharmacyFirst\n    raised {\n      level\n      at\n    }\n    assistantVersion\n  }\n"): (typeof documents)["\n  fragment HandoverSheet_handover on ConsultationHandover {\n    id\n    language\n    subject\n    subjectName\n    name\n    dateOfBirth\n    age\n    sex\n    question\n    questionLanguage\n    askedAt\n    facts {\n      fact\n      label\n      standing\n      lasting\n      isDanger\n    }\n    answers {\n      kind\n      text\n      choices {\n        label\n      }\n      present {\n        label\n      }\n      unsure {\n        label\n      }\n      lasting\n      age\n      sex\n      words\n      at\n    }\n    notAsked\n    profile {\n      pregnantOrBreastfeeding\n      allergies\n      conditions\n      medicines {\n        name\n        dosage\n        frequency\n      }\n      changedAt\n      hasChangedSince\n    }\n    level\n    care {\n      id\n      how\n    }\n    heading\n    advisedAt\n    medicinesSuggested\n    answerLanguage\n    pharmacyFirst\n    raised {\n      level\n      at\n    }\n    assistantVersion\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MedicineListPage($forWhom: ID) {\n    medicineList(forWhom: $forWhom) {\n      id\n      name\n      toldBy\n      dateOfBirth\n      pregnantOrBreastfeeding\n      allergies\n      conditions\n      medicines {\n        id\n        name\n        dosage\n        frequency\n        startDate\n      }\n    }\n  }\n"): (typeof documents)["\n  query MedicineListPage($forWhom: ID) {\n    medicineList(forWhom: $forWhom) {\n      id\n      name\n      toldBy\n      dateOfBirth\n      pregnantOrBreastfeeding\n      allergies\n      conditions\n      medicines {\n        id\n        name\n        dosage\n        frequency\n        startDate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HealthCheckForm_answer($id: ID!, $answers: [HealthCheckAnswerInput!]!) {\n    answerHealthCheck(id: $id, answers: $answers) {\n      ...HealthCheckResult_result @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation HealthCheckForm_answer($id: ID!, $answers: [HealthCheckAnswerInput!]!) {\n    answerHealthCheck(id: $id, answers: $answers) {\n      ...HealthCheckResult_result @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HealthCheckPopUp {\n    healthCheckOffer {\n      id\n      check {\n        slug\n        title\n      }\n      sponsor {\n        id\n        company\n      }\n      ...HealthCheckDialog_offer @unmask\n    }\n  }\n"): (typeof documents)["\n  query HealthCheckPopUp {\n    healthCheckOffer {\n      id\n      check {\n        slug\n        title\n      }\n      sponsor {\n        id\n        company\n      }\n      ...HealthCheckDialog_offer @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HealthCheckPopUp_dismiss($id: ID!) {\n    dismissHealthCheck(id: $id)\n  }\n"): (typeof documents)["\n  mutation HealthCheckPopUp_dismiss($id: ID!) {\n    dismissHealthCheck(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HealthCheckDialog_offer on HealthCheckOffer {\n    id\n    check {\n      slug\n      title\n      intro\n      questions {\n        id\n        text\n        answers {\n          value\n          text\n        }\n      }\n    }\n    sponsor {\n      id\n      company\n      ...SponsoredAdvert_recommendation\n    }\n  }\n"): (typeof documents)["\n  fragment HealthCheckDialog_offer on HealthCheckOffer {\n    id\n    check {\n      slug\n      title\n      intro\n      questions {\n        id\n        text\n        answers {\n          value\n          text\n        }\n      }\n    }\n    sponsor {\n      id\n      company\n      ...SponsoredAdvert_recommendation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HealthCheckResult_result on HealthCheckResult {\n    id\n    slug\n    title\n    band\n    headline\n    text\n    advice\n    sourceTitle\n    sourceUrl\n    askText\n    takenAt\n  }\n"): (typeof documents)["\n  fragment HealthCheckResult_result on HealthCheckResult {\n    id\n    slug\n    title\n    band\n    headline\n    text\n    advice\n    sourceTitle\n    sourceUrl\n    askText\n    takenAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportBar_start($selection: RecordSelectionInput!, $format: RecordExportFormat!) {\n    startRecordExport(input: $selection, format: $format) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ExportBar_start($selection: RecordSelectionInput!, $format: RecordExportFormat!) {\n    startRecordExport(input: $selection, format: $format) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription RecordExportProgress {\n    recordExportProgress {\n      id\n      status\n      ...ExportFile_file\n    }\n  }\n"): (typeof documents)["\n  subscription RecordExportProgress {\n    recordExportProgress {\n      id\n      status\n      ...ExportFile_file\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExportFile_file on RecordExport {\n    id\n    format\n    status\n    total\n    written\n    bytes\n    createdAt\n    keptUntil\n    downloadUrl\n  }\n"): (typeof documents)["\n  fragment ExportFile_file on RecordExport {\n    id\n    format\n    status\n    total\n    written\n    bytes\n    createdAt\n    keptUntil\n    downloadUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportFile_remove($id: ID!) {\n    deleteRecordExport(id: $id)\n  }\n"): (typeof documents)["\n  mutation ExportFile_remove($id: ID!) {\n    deleteRecordExport(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportFile_retry($id: ID!) {\n    retryRecordExport(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ExportFile_retry($id: ID!) {\n    retryRecordExport(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryPage($first: Int!, $after: String, $before: String, $type: RecordType, $from: String, $to: String) {\n    medicalRecords(first: $first, after: $after, before: $before, type: $type, from: $from, to: $to) {\n      nodes {\n        id\n        date\n        ...RecordRow_record\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n      typeCounts {\n        type\n        count\n      }\n      overall {\n        count\n        since\n      }\n    }\n    hasSafetyConsultation\n  }\n"): (typeof documents)["\n  query HistoryPage($first: Int!, $after: String, $before: String, $type: RecordType, $from: String, $to: String) {\n    medicalRecords(first: $first, after: $after, before: $before, type: $type, from: $from, to: $to) {\n      nodes {\n        id\n        date\n        ...RecordRow_record\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n        pageNumber\n        pageCount\n      }\n      totalCount\n      typeCounts {\n        type\n        count\n      }\n      overall {\n        count\n        since\n      }\n    }\n    hasSafetyConsultation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryPage_files {\n    recordExports {\n      id\n      status\n      ...ExportFile_file\n    }\n    me {\n      id\n      emailVerifiedAt\n    }\n  }\n"): (typeof documents)["\n  query HistoryPage_files {\n    recordExports {\n      id\n      status\n      ...ExportFile_file\n    }\n    me {\n      id\n      emailVerifiedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecordRow_record on MedicalRecord {\n    id\n    type\n    title\n    subjectName\n    date\n    provider\n    summary\n    details\n    results {\n      test\n      value\n      usual\n    }\n    language\n    provenance\n    consultationId\n    documentUrl\n  }\n"): (typeof documents)["\n  fragment RecordRow_record on MedicalRecord {\n    id\n    type\n    title\n    subjectName\n    date\n    provider\n    summary\n    details\n    results {\n      test\n      value\n      usual\n    }\n    language\n    provenance\n    consultationId\n    documentUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HealthForm_profile on HealthProfile {\n    id\n    version\n    age\n    dateOfBirth\n    gender\n    pregnantOrBreastfeeding\n    city\n    allergies\n    conditions\n    importedAllergies\n    importedConditions\n  }\n"): (typeof documents)["\n  fragment HealthForm_profile on HealthProfile {\n    id\n    version\n    age\n    dateOfBirth\n    gender\n    pregnantOrBreastfeeding\n    city\n    allergies\n    conditions\n    importedAllergies\n    importedConditions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Privacy_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Privacy_viewer on Viewer {\n    id\n    consents {\n      purpose\n      granted\n      recordedAt\n      text {\n        purpose\n        version\n        title\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Privacy_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Privacy_viewer\n    }\n  }\n"): (typeof documents)["\n  mutation Privacy_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {\n    setConsent(purpose: $purpose, granted: $granted) {\n      id\n      ...Privacy_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfilePage($afterCurrent: String, $afterStopped: String) {\n    healthProfile {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n    current: medications(filter: CURRENT, first: 50, after: $afterCurrent) {\n      ...Medicines_list @unmask\n    }\n    stopped: medications(filter: STOPPED, first: 50, after: $afterStopped) {\n      ...Medicines_list @unmask\n    }\n    nhsAccount {\n      id\n      ...NhsCard_account\n    }\n    devices {\n      id\n      ...WearableRow_device\n    }\n    deviceImports {\n      id\n      status\n      ...ImportLine_import\n    }\n    me {\n      id\n      ...Personal_viewer\n      ...Privacy_viewer\n    }\n  }\n"): (typeof documents)["\n  query ProfilePage($afterCurrent: String, $afterStopped: String) {\n    healthProfile {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n    current: medications(filter: CURRENT, first: 50, after: $afterCurrent) {\n      ...Medicines_list @unmask\n    }\n    stopped: medications(filter: STOPPED, first: 50, after: $afterStopped) {\n      ...Medicines_list @unmask\n    }\n    nhsAccount {\n      id\n      ...NhsCard_account\n    }\n    devices {\n      id\n      ...WearableRow_device\n    }\n    deviceImports {\n      id\n      status\n      ...ImportLine_import\n    }\n    me {\n      id\n      ...Personal_viewer\n      ...Privacy_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription HealthProfileChanged {\n    healthProfileChanged {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n  }\n"): (typeof documents)["\n  subscription HealthProfileChanged {\n    healthProfileChanged {\n      id\n      version\n      revision\n      ...HealthForm_profile\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Personal_viewer on Viewer {\n    id\n    name\n    email\n    language\n  }\n"): (typeof documents)["\n  fragment Personal_viewer on Viewer {\n    id\n    name\n    email\n    language\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AboutMedicine_about($name: String!, $language: Language!) {\n    aboutMedicine(name: $name, language: $language) {\n      uses\n      how\n      missed\n      effects\n      source {\n        title\n        url\n        writtenOn\n      }\n    }\n  }\n"): (typeof documents)["\n  query AboutMedicine_about($name: String!, $language: Language!) {\n    aboutMedicine(name: $name, language: $language) {\n      uses\n      how\n      missed\n      effects\n      source {\n        title\n        url\n        writtenOn\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MedicineForm_suggestions($text: String!) {\n    medicineSuggestions(text: $text, first: 8) {\n      name\n      ingredients\n    }\n  }\n"): (typeof documents)["\n  query MedicineForm_suggestions($text: String!) {\n    medicineSuggestions(text: $text, first: 8) {\n      name\n      ingredients\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MedicineRow_medication on Medication {\n    id\n    version\n    name\n    dosage\n    frequency\n    startDate\n    stoppedOn\n    source\n    nextDose {\n      day\n      slot\n    }\n    supply {\n      left\n      aDay\n      endsOn\n      orderBy\n      remind\n    }\n    guidance {\n      avoid\n      warnings {\n        kind\n        severity\n        title\n        reason\n        advice\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MedicineRow_medication on Medication {\n    id\n    version\n    name\n    dosage\n    frequency\n    startDate\n    stoppedOn\n    source\n    nextDose {\n      day\n      slot\n    }\n    supply {\n      left\n      aDay\n      endsOn\n      orderBy\n      remind\n    }\n    guidance {\n      avoid\n      warnings {\n        kind\n        severity\n        title\n        reason\n        advice\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MedicineRow_supply($id: ID!, $supply: MedicationSupplyInput) {\n    setMedicationSupply(id: $id, input: $supply) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n"): (typeof documents)["\n  mutation MedicineRow_supply($id: ID!, $supply: MedicationSupplyInput) {\n    setMedicationSupply(id: $id, input: $supply) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MedicineRow_edit($id: ID!, $input: MedicationInput!, $version: Int!) {\n    updateMedication(id: $id, input: $input, version: $version) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n"): (typeof documents)["\n  mutation MedicineRow_edit($id: ID!, $input: MedicationInput!, $version: Int!) {\n    updateMedication(id: $id, input: $input, version: $version) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Medicines_list on MedicationConnection {\n    totalCount\n    nodes {\n      id\n      ...MedicineRow_medication\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  fragment Medicines_list on MedicationConnection {\n    totalCount\n    nodes {\n      id\n      ...MedicineRow_medication\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Warnings_check($input: MedicationCheckInput!) {\n    medicationWarnings(input: $input) {\n      isKnown\n      summary\n      warnings {\n        kind\n        severity\n        title\n        reason\n        advice\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Warnings_check($input: MedicationCheckInput!) {\n    medicationWarnings(input: $input) {\n      isKnown\n      summary\n      warnings {\n        kind\n        severity\n        title\n        reason\n        advice\n        source {\n          title\n          url\n          writtenOn\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Medicines_add($input: MedicationInput!, $forWhom: ID) {\n    createMedication(input: $input, forWhom: $forWhom) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation Medicines_add($input: MedicationInput!, $forWhom: ID) {\n    createMedication(input: $input, forWhom: $forWhom) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Medicines_stop($id: ID!, $on: String!) {\n    stopMedication(id: $id, on: $on) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n"): (typeof documents)["\n  mutation Medicines_stop($id: ID!, $on: String!) {\n    stopMedication(id: $id, on: $on) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Medicines_resume($id: ID!) {\n    resumeMedication(id: $id) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n"): (typeof documents)["\n  mutation Medicines_resume($id: ID!) {\n    resumeMedication(id: $id) {\n      id\n      ...MedicineRow_medication\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Medicines_delete($id: ID!) {\n    deleteMedication(id: $id)\n  }\n"): (typeof documents)["\n  mutation Medicines_delete($id: ID!) {\n    deleteMedication(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LinkForm_account on NhsAccount {\n    id\n    dateOfBirth\n    waitingNumber\n    waitingRefusedAt\n    examples {\n      number\n      dateOfBirth\n    }\n  }\n"): (typeof documents)["\n  fragment LinkForm_account on NhsAccount {\n    id\n    dateOfBirth\n    waitingNumber\n    waitingRefusedAt\n    examples {\n      number\n      dateOfBirth\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LinkForm_link($nhsNumber: String!, $dateOfBirth: String) {\n    linkNhsAccount(nhsNumber: $nhsNumber, dateOfBirth: $dateOfBirth) {\n      id\n      ...NhsCard_account\n    }\n  }\n"): (typeof documents)["\n  mutation LinkForm_link($nhsNumber: String!, $dateOfBirth: String) {\n    linkNhsAccount(nhsNumber: $nhsNumber, dateOfBirth: $dateOfBirth) {\n      id\n      ...NhsCard_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LinkedRecord_account on NhsAccount {\n    id\n    numberEnd\n    importedAt\n    recordCount\n    notShared\n    hasNoKnownAllergies\n    ...Review_account\n  }\n"): (typeof documents)["\n  fragment LinkedRecord_account on NhsAccount {\n    id\n    numberEnd\n    importedAt\n    recordCount\n    notShared\n    hasNoKnownAllergies\n    ...Review_account\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LinkedRecord_unlink {\n    unlinkNhsAccount {\n      id\n      ...NhsCard_account\n    }\n  }\n"): (typeof documents)["\n  mutation LinkedRecord_unlink {\n    unlinkNhsAccount {\n      id\n      ...NhsCard_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NhsCard_account on NhsAccount {\n    id\n    isLinked\n    isDemonstration\n    obstacles\n    ...LinkForm_account\n    ...LinkedRecord_account\n  }\n"): (typeof documents)["\n  fragment NhsCard_account on NhsAccount {\n    id\n    isLinked\n    isDemonstration\n    obstacles\n    ...LinkForm_account\n    ...LinkedRecord_account\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Review_account on NhsAccount {\n    id\n    waitingCount\n    entries {\n      id\n      kind\n      name\n      detail\n      since\n      frequency\n      status\n      isKnown\n    }\n  }\n"): (typeof documents)["\n  fragment Review_account on NhsAccount {\n    id\n    waitingCount\n    entries {\n      id\n      kind\n      name\n      detail\n      since\n      frequency\n      status\n      isKnown\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Review_decide($decisions: [NhsDecisionInput!]!) {\n    decideNhsEntries(decisions: $decisions) {\n      id\n      ...NhsCard_account\n    }\n  }\n"): (typeof documents)["\n  mutation Review_decide($decisions: [NhsDecisionInput!]!) {\n    decideNhsEntries(decisions: $decisions) {\n      id\n      ...NhsCard_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HealthForm_save($input: HealthProfileInput!, $version: Int!) {\n    saveHealthProfile(input: $input, version: $version) {\n      id\n      ...HealthForm_profile\n    }\n  }\n"): (typeof documents)["\n  mutation HealthForm_save($input: HealthProfileInput!, $version: Int!) {\n    saveHealthProfile(input: $input, version: $version) {\n      id\n      ...HealthForm_profile\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhatFollows {\n    applicationRules {\n      documents {\n        key\n        name\n      }\n      reviewTime\n    }\n  }\n"): (typeof documents)["\n  query WhatFollows {\n    applicationRules {\n      documents {\n        key\n        name\n      }\n      reviewTime\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdvertiserTermsPage {\n    applicationRules {\n      termsVersion\n    }\n  }\n"): (typeof documents)["\n  query AdvertiserTermsPage {\n    applicationRules {\n      termsVersion\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompanyForm_start($input: CompanyInput!) {\n    startApplication(input: $input) {\n      token\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CompanyForm_start($input: CompanyInput!) {\n    startApplication(input: $input) {\n      token\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompanyForm_change($token: String!, $input: CompanyInput!) {\n    updateApplicationCompany(token: $token, input: $input) {\n      id\n      ...Application_whole\n    }\n  }\n"): (typeof documents)["\n  mutation CompanyForm_change($token: String!, $input: CompanyInput!) {\n    updateApplicationCompany(token: $token, input: $input) {\n      id\n      ...Application_whole\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ApplicationStatusChanged($token: String!) {\n    applicationStatusChanged(token: $token) {\n      id\n      ...Application_whole\n    }\n  }\n"): (typeof documents)["\n  subscription ApplicationStatusChanged($token: String!) {\n    applicationStatusChanged(token: $token) {\n      id\n      ...Application_whole\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DocumentDate_set($token: String!, $key: String!, $date: String!) {\n    setDocumentDate(token: $token, key: $key, date: $date) {\n      id\n      ...Application_whole\n    }\n  }\n"): (typeof documents)["\n  mutation DocumentDate_set($token: String!, $key: String!, $date: String!) {\n    setDocumentDate(token: $token, key: $key, date: $date) {\n      id\n      ...Application_whole\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NewLink_request($email: String!) {\n    requestApplicationLink(email: $email)\n  }\n"): (typeof documents)["\n  mutation NewLink_request($email: String!) {\n    requestApplicationLink(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Application_whole on ApplicantApplication {\n    id\n    status\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      key\n      name\n      dateKind\n      date\n      status\n      fileName\n      bytes\n      needs\n      rejectionReason\n      rejectionDetail\n      url\n    }\n    acceptedTerms\n    submittedAt\n    decidedAt\n    reason\n    reviewDueAt\n    reviewClockKnown\n  }\n"): (typeof documents)["\n  fragment Application_whole on ApplicantApplication {\n    id\n    status\n    company {\n      name\n      registrationNumber\n      address\n      contactPerson\n      phone\n      email\n      website\n    }\n    documents {\n      id\n      key\n      name\n      dateKind\n      date\n      status\n      fileName\n      bytes\n      needs\n      rejectionReason\n      rejectionDetail\n      url\n    }\n    acceptedTerms\n    submittedAt\n    decidedAt\n    reason\n    reviewDueAt\n    reviewClockKnown\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentApplication($token: String!) {\n    application(token: $token) {\n      id\n      ...Application_whole\n    }\n    applicationRules {\n      maxBytes\n      reviewTime\n    }\n  }\n"): (typeof documents)["\n  query CurrentApplication($token: String!) {\n    application(token: $token) {\n      id\n      ...Application_whole\n    }\n    applicationRules {\n      maxBytes\n      reviewTime\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DocumentRow_ask($token: String!, $key: String!, $fileName: String!, $bytes: Int!) {\n    askDocumentUpload(token: $token, key: $key, fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation DocumentRow_ask($token: String!, $key: String!, $fileName: String!, $bytes: Int!) {\n    askDocumentUpload(token: $token, key: $key, fileName: $fileName, bytes: $bytes) {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DocumentsForm_submit($token: String!, $acceptTerms: Boolean!) {\n    submitApplication(token: $token, acceptTerms: $acceptTerms) {\n      outcome\n      message\n      reasons {\n        key\n        name\n        reason\n        detail\n      }\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DocumentsForm_submit($token: String!, $acceptTerms: Boolean!) {\n    submitApplication(token: $token, acceptTerms: $acceptTerms) {\n      outcome\n      message\n      reasons {\n        key\n        name\n        reason\n        detail\n      }\n      application {\n        id\n        ...Application_whole\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmailPage_confirm($token: String!) {\n    confirmEmail(token: $token) {\n      email\n      changed\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmEmailPage_confirm($token: String!) {\n    confirmEmail(token: $token) {\n      email\n      changed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ContactForm_send($input: ContactMessageInput!) {\n    sendContactMessage(input: $input)\n  }\n"): (typeof documents)["\n  mutation ContactForm_send($input: ContactMessageInput!) {\n    sendContactMessage(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DevelopersPage {\n    publicConfiguration {\n      demoApiKey\n    }\n    apiScopes {\n      ...Scopes_scope @unmask\n    }\n  }\n"): (typeof documents)["\n  query DevelopersPage {\n    publicConfiguration {\n      demoApiKey\n    }\n    apiScopes {\n      ...Scopes_scope @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Scopes_scope on ApiScope {\n    name\n    description\n    owner\n    isWriting\n    fields\n  }\n"): (typeof documents)["\n  fragment Scopes_scope on ApiScope {\n    name\n    description\n    owner\n    isWriting\n    fields\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LandingPage {\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n      features\n      mostPopular\n    }\n  }\n"): (typeof documents)["\n  query LandingPage {\n    plans {\n      tier\n      name\n      pricePence\n      impressions\n      overQuotaRatePence\n      features\n      mostPopular\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoginPage {\n    publicConfiguration {\n      demoAccounts(area: LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoginPage {\n    publicConfiguration {\n      demoAccounts(area: LOGIN) {\n        email\n        password\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LoginForm_login($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      ...Session_viewer @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation LoginForm_login($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      ...Session_viewer @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgotPasswordPage_request($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"): (typeof documents)["\n  mutation ForgotPasswordPage_request($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResetPasswordPage($token: String!) {\n    passwordResetTokenIsValid(token: $token)\n    publicConfiguration {\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n"): (typeof documents)["\n  query ResetPasswordPage($token: String!) {\n    passwordResetTokenIsValid(token: $token)\n    publicConfiguration {\n      passwordRules {\n        id\n        label\n        pattern\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetForm_reset($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword) {\n      signInPage\n    }\n  }\n"): (typeof documents)["\n  mutation ResetForm_reset($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword) {\n      signInPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterForm_register($input: RegisterInput!) {\n    register(input: $input) {\n      ...Session_viewer @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation RegisterForm_register($input: RegisterInput!) {\n    register(input: $input) {\n      ...Session_viewer @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RegisterPage($language: Language!) {\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n      consentTexts(language: $language) {\n        purpose\n        title\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query RegisterPage($language: Language!) {\n    publicConfiguration {\n      languages\n      passwordRules {\n        id\n        label\n        pattern\n      }\n      consentTexts(language: $language) {\n        purpose\n        title\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SafetyPage_share on MeasuredShare {\n    value\n    from\n    to\n    n\n  }\n"): (typeof documents)["\n  fragment SafetyPage_share on MeasuredShare {\n    value\n    from\n    to\n    n\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SafetyPage_figures on MeasuredFigures {\n    emergencyRecall {\n      ...SafetyPage_share @unmask\n    }\n    atOrAbove {\n      ...SafetyPage_share @unmask\n    }\n    accuracy {\n      ...SafetyPage_share @unmask\n    }\n    routineAsEmergency {\n      ...SafetyPage_share @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment SafetyPage_figures on MeasuredFigures {\n    emergencyRecall {\n      ...SafetyPage_share @unmask\n    }\n    atOrAbove {\n      ...SafetyPage_share @unmask\n    }\n    accuracy {\n      ...SafetyPage_share @unmask\n    }\n    routineAsEmergency {\n      ...SafetyPage_share @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SafetyPage {\n    assistantVersion {\n      version\n      rulesVersion\n      updatedAt\n      conceptCount\n      record {\n        trainingLines\n        figures {\n          ...SafetyPage_figures @unmask\n        }\n        rulesAlone {\n          ...SafetyPage_figures @unmask\n        }\n        byLanguage {\n          language\n          figures {\n            emergencyRecall {\n              ...SafetyPage_share @unmask\n            }\n          }\n        }\n        heldOutConcepts\n        unseenConcepts {\n          emergencyRecall {\n            ...SafetyPage_share @unmask\n          }\n        }\n        safetyEmergencies\n        safetyMissed\n        safetyLookAlikes\n        safetyLookAlikesCalled\n      }\n    }\n    versionFigures {\n      ...Versions_version @unmask\n    }\n  }\n"): (typeof documents)["\n  query SafetyPage {\n    assistantVersion {\n      version\n      rulesVersion\n      updatedAt\n      conceptCount\n      record {\n        trainingLines\n        figures {\n          ...SafetyPage_figures @unmask\n        }\n        rulesAlone {\n          ...SafetyPage_figures @unmask\n        }\n        byLanguage {\n          language\n          figures {\n            emergencyRecall {\n              ...SafetyPage_share @unmask\n            }\n          }\n        }\n        heldOutConcepts\n        unseenConcepts {\n          emergencyRecall {\n            ...SafetyPage_share @unmask\n          }\n        }\n        safetyEmergencies\n        safetyMissed\n        safetyLookAlikes\n        safetyLookAlikesCalled\n      }\n    }\n    versionFigures {\n      ...Versions_version @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Versions_version on VersionFigures {\n    version\n    since\n    safetyMissed\n    emergencyRecall {\n      ...SafetyPage_share @unmask\n    }\n    accuracy {\n      ...SafetyPage_share @unmask\n    }\n    routineAsEmergency {\n      ...SafetyPage_share @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment Versions_version on VersionFigures {\n    version\n    since\n    safetyMissed\n    emergencyRecall {\n      ...SafetyPage_share @unmask\n    }\n    accuracy {\n      ...SafetyPage_share @unmask\n    }\n    routineAsEmergency {\n      ...SafetyPage_share @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopMailPage_stop($token: String!) {\n    stopInsightViewMail(token: $token)\n  }\n"): (typeof documents)["\n  mutation StopMailPage_stop($token: String!) {\n    stopInsightViewMail(token: $token)\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
