extension ConsoleTexts.SyncTexts {
    static let korean = Self(
        title: "동기화", datasets: "데이터 세트", noDatasets: "아직 데이터 세트가 없습니다.",
        noIdentities: "아직 아이덴티티가 없습니다.", show: "표시", refresh: "목록 다시 읽기",
        createDataset: "데이터 세트 만들기", createAndEdit: "데이터 세트를 만들고 편집",
        choose: "선택", deleteSelected: "선택 항목 삭제",
        deletionEffect: "데이터 세트의 모든 레코드가 삭제됩니다. 기기에서는 다음 동기화 때 사라집니다.",
        records: "레코드", noRecords: "아직 레코드가 없습니다.", record: "레코드",
        removeSelected: "선택 항목 제거", removed: "제거됨", valueHint: "JSON 또는 임의의 텍스트.",
        keep: "변경 내용 저장", format: "JSON으로 서식 지정", notJSON: "값이 JSON이 아닙니다.", isJSON: "값이 JSON입니다.",
        noKey: "레코드에는 키가 있어야 합니다.", pending: "동기화되지 않음",
        pendingLead: "이 변경 내용은 이 페이지에만 있습니다. “동기화”를 누르면 저장되고, 기기는 동기화할 때 받습니다.",
        nothingPending: "동기화할 것이 없습니다.", synchronize: "동기화", discard: "선택 항목 취소",
        save: "변경 내용 저장", startBulk: "대량 게시 시작", role: "역할", createRole: "역할 만들기",
        stream: "스트림 이름",
        newStream: "이 서버가 알고 있는 스트림 목록입니다. “martlet trigger add”로 추가합니다. 샤드는 Kinesis의 것입니다.",
        status: "스트리밍 상태", function: "동기화 트리거", applications: "플랫폼 애플리케이션",
        noApplications: "이 서버가 알고 있는 플랫폼 애플리케이션이 없습니다. “martlet trigger add”로 추가합니다.",
        otherApplications: "다른 애플리케이션", otherHint: "줄마다 ARN 하나.", part: text,
        grant: { "역할에 \($0) 허용" }, select: { "\($0) 선택" })

    private static func text(_ part: SyncPart) -> ConsoleTexts.PartText {
        switch part {
        case .push:
            .init(
                title: "푸시 동기화",
                lead: "다른 기기가 데이터 세트를 변경했음을 아이덴티티의 기기에 알립니다.",
                effect: "구독한 기기가 이 애플리케이션을 통해 메시지를 받습니다. 하나도 없으면 메시지가 중단됩니다.")
        case .streams:
            .init(
                title: "Cognito Streams", lead: "데이터 세트의 모든 변경을 스트림으로 보냅니다.",
                effect: "상태가 ENABLED인 동안 이제부터의 변경이 스트림으로 전달됩니다.")
        case .bulk:
            .init(
                title: "대량 게시", lead: "풀의 모든 데이터 세트를 스트림으로 보냅니다. 하루에 최대 한 번입니다.",
                effect: "저장된 모든 레코드가 스트림으로 전달됩니다. 중지할 수 없습니다.")
        case .events:
            .init(
                title: "Cognito Events", lead: "기기가 쓰는 내용을 변경하거나 거부할 수 있는 함수입니다.",
                effect: "사용자의 각 업데이트 전에 함수를 호출합니다. 함수가 없으면 업데이트를 그대로 저장합니다.")
        }
    }
}
