extension ConsoleTexts.Branding {
    static let korean = Self(
        title: "페이지 디자인",
        lead: "로그인 페이지의 색, 글꼴, 로고를 모든 앱 클라이언트 또는 하나의 앱 클라이언트에 설정합니다. 풀에 도메인이 필요합니다.",
        client: "앱 클라이언트", allClients: "모든 앱 클라이언트",
        inherited: "이 클라이언트에는 자체 디자인이 없어 모든 클라이언트의 디자인을 사용합니다. 저장하면 자체 디자인이 생깁니다.",
        choose: "선택", properties: "속성",
        propertiesLead: "각 필드에는 페이지에 적용된 값이 있습니다. 변경하지 않은 값은 기록되지 않습니다.",
        sheet: "스타일 시트", sheetHint: "변경할 수 있는 클래스의 규칙과 :root에 있는 페이지 변수.",
        preview: "미리 보기", screen: "화면", language: "언어", dark: "어둡게",
        errors: "오류 포함", full: "전체 너비", logo: "로고",
        logoLead: "PNG, JPEG 또는 SVG, 최대 100 KB.", upload: "업로드", removeLogo: "로고 제거",
        noLogo: "로고가 없습니다.", effect: "1분 안에 로그인 페이지의 사용자에게 표시됩니다.",
        logoEffect: "1분 안에 로그인 페이지의 사용자에게 표시됩니다.", remove: "이 디자인 제거",
        removeEffect: "스타일 시트와 로고가 제거됩니다. 페이지는 모든 클라이언트의 디자인으로 표시되거나 디자인 없이 표시됩니다.",
        meanwhile: "페이지를 연 뒤 다른 곳에서 스타일 시트가 변경되었습니다. 아무것도 저장되지 않았습니다. 페이지를 다시 여세요.",
        frame: "페이지 모습", review: "변경 내용 검토", group: { names[$0] ?? $0 })

    private static let names = [
        "background": "배경", "banner": "배너", "logo": "로고", "textDescription": "설명 텍스트",
        "label": "레이블", "inputField": "입력 필드", "inputField:focus": "포커스된 입력 필드",
        "submitButton": "제출 버튼", "submitButton:hover": "포인터가 놓인 제출 버튼",
        "idpButton": "공급자 버튼", "idpButton:hover": "포인터가 놓인 공급자 버튼",
        "idpDescription": "공급자 설명", "socialButton": "소셜 버튼",
        "errorMessage": "오류 메시지", "legalText": "법적 고지", "passwordCheck-valid": "비밀번호 조건, 충족",
        "passwordCheck-notValid": "비밀번호 조건, 미충족",
    ]
}
