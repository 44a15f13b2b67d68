import { graphql } from "../../gql";

/** Everything that the card of a question shows. */
export const ConsultationCardFragment = graphql(`
  fragment ConsultationCard_consultation on Consultation {
    id
    question
    questionLanguage
    timestamp
    subjectName
    feltAt
    isAboutSafety
    followUpWished
    level
    response {
      heading
      care {
        id
      }
      message
      decidedBy {
        because
        isDecisive
      }
      steps {
        title
        description
      }
      recommendations {
        type
        about
        title
        description
        cautions
        source {
          title
          url
          writtenOn
        }
      }
      ruledOut {
        title
        reason
        source {
          title
          url
          writtenOn
        }
      }
      safetyNet {
        heading
        signs
      }
      references {
        title
        url
      }
      written {
        text
        writer
      }
      profileCheck {
        used
        message
        missing
      }
      forWhom
      understood {
        fact
        label
        standing
        days
        words
        person
      }
      helpLines {
        reader
        title
        lines {
          name
          phone
          about
          url
        }
      }
      openQuestions {
        id
        kind
        urgency
        text
        choices {
          fact
          label
        }
      }
    }
    answers {
      asked {
        id
        kind
        urgency
        text
        choices {
          fact
          label
        }
      }
      present
      unsure
      words
      days
      years
      sex
    }
    raised {
      level
      raisedAt
      response {
        heading
        message
        steps {
          title
          description
        }
        safetyNet {
          heading
          signs
        }
      }
    }
    feedback {
      helpful
      comment
      reportedAt
    }
    escalation {
      status
      because
      sentAt
      waitingSince
      answerHours
      seenAt
      claimedAt
      answeredAt
      closedAt
      closeReason
      reopenUntil
      pharmacistName
      asks {
        id
        kind
        urgency
        text
        choices {
          fact
          label
        }
      }
      messages(first: 8) {
        nodes {
          id
          author
          authorName
          text
          language
          sentAt
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);
